extension RefundReport {
  private static let shownAccounts = 20

  /// Accounts with two or more standing refunds in the period, under their digests (`repeat_refunders`).
  func repeatRefunderSection() -> Report.Section {
    let standing = analysis.episodes(in: period).filter(\.isStandingRefund)
    let byAccount = Dictionary(grouping: standing) { ledger.accountDigest(of: ledger.transaction(of: $0)) }
    let repeats = byAccount.compactMap { account, refunds in account.map { (key: $0, value: refunds) } }
      .filter { $0.value.count > 1 }
      .sorted { left, right in
        left.value.count != right.value.count
          ? left.value.count > right.value.count : ByteOrder.precedes(left.key.text, right.key.text)
      }
    let refunds = repeats.reduce(0) { $0 + $1.value.count }
    let without = byAccount[nil]?.count ?? 0
    let sentence =
      repeats.isEmpty
      ? "No account has more than one standing refund."
      : "\(repeats.count == 1 ? "1 account has" : "\(Digits.grouped(repeats.count)) accounts have") \(Digits.grouped(refunds)) of "
        + "\(Digits.grouped(standing.count)) standing refunds."
    return Report.Section(
      id: "repeat_refunders", title: "Repeated refunds of one account",
      paragraphs: [sentence]
        + (without > 0
          ? ["\(Digits.grouped(without)) standing refunds have no appAccountToken and are not looked at here."] : []),
      tables: repeats.isEmpty ? [] : [countTable(repeats), accountMoneyTable(repeats)],
      notes: repeats.isEmpty
        ? []
        : [
          "Purchases and rate are those of the account over all of the input."
            + (repeats.count > RefundReport.shownAccounts ? " The first \(RefundReport.shownAccounts) are shown." : "")
        ])
  }

  private typealias AccountRefunds = [(key: AccountDigest, value: [Episode])]

  private func countTable(_ repeats: AccountRefunds) -> Table {
    let shown = repeats.prefix(RefundReport.shownAccounts)
    // A shop has many accounts, and few of them are shown: the others are not counted.
    var paid = Dictionary(uniqueKeysWithValues: shown.map { ($0.key, 0) })
    for transaction in ledger.transactions where transaction.isPaid {
      if let account = ledger.accountDigest(of: transaction) { paid[account]? += 1 }
    }
    // Like the purchases, over all of the input, whatever the period.
    var refundedEver: [AccountDigest: Set<Int>] = [:]
    for episode in ledger.episodes where episode.isStandingRefund && ledger.transaction(of: episode).isPaid {
      guard let account = ledger.accountDigest(of: ledger.transaction(of: episode)) else { continue }
      refundedEver[account, default: []].insert(episode.transaction)
    }
    return Table(
      id: "repeat_refunders",
      columns: [
        Table.Column("account", "Account"), Table.Column("refunds_net", "Standing", isNumeric: true),
        Table.Column("developer_issue", "developerIssue", isNumeric: true),
        Table.Column("paid_transactions", "Paid", isNumeric: true), Table.Column("rate", "Rate", isNumeric: true),
      ],
      rows: shown.map { account, refunds in
        let purchases = paid[account] ?? 0
        let refunded = refundedEver[account]?.count ?? 0
        return Table.Row([
          .text(account.text), .count(refunds.count), .count(refunds.count { $0.verdict.category == .developerIssue }),
          .count(purchases), purchases == 0 ? .notAvailable : .rate(Double(refunded) / Double(purchases)),
        ])
      })
  }

  private func accountMoneyTable(_ repeats: AccountRefunds) -> Table {
    let rows = repeats.prefix(RefundReport.shownAccounts).flatMap { account, refunds in
      let byCurrency = Dictionary(grouping: refunds) { ledger.text(ledger.currency(of: $0)) }
      return byCurrency.keys.sorted(by: ByteOrder.precedes).map { currency in
        var money = MoneyTotals()
        for episode in byCurrency[currency] ?? [] { money.add(episode) }
        return Table.Row([
          .text(account.text), .text(currency), .money(money.refundedNet, currency: currency),
          .count(money.unknownAmounts),
        ])
      }
    }
    return Table(
      id: "repeat_refunders_money",
      columns: [
        Table.Column("account", "Account"), Table.Column("currency", "Currency"),
        Table.Column("refunded_net", "Refunded, standing", isNumeric: true),
        Table.Column("unknown_amounts", "Unknown amounts", isNumeric: true),
      ],
      rows: rows)
  }
}
