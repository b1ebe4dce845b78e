extension RefundReport {
  /// `entitlements.lost`: who lost what the catalogue says the product gives, by the category of the revocation.
  ///
  /// Nil where nobody lost anything that the catalogue names.
  func entitlementSection() -> Report.Section? {
    guard ledger.catalog.hasEntitlements else { return nil }
    var losses: [Loss: Losers] = [:]
    for episode in analysis.episodes(in: period) where episode.endsEntitlement {
      let transaction = ledger.transaction(of: episode)
      for entitlement in ledger.catalog.product(transaction.product)?.entitlements ?? [] {
        let loss = Loss(entitlement: entitlement, category: episode.verdict.category)
        losses[loss, default: Losers()].add(number: episode.transaction, token: ledger.accountToken(of: transaction))
      }
    }
    if losses.isEmpty { return nil }
    let rows = losses.sorted { $0.key < $1.key }.map { loss, losers in
      Table.Row([
        .text(loss.entitlement), .text(loss.category.rawValue), .count(losers.transactions.count),
        losers.accounts.isEmpty && losers.withoutAccount > 0 ? .unknown : .count(losers.accounts.count),
        .count(losers.withoutAccount),
      ])
    }
    return Report.Section(
      id: "entitlements", title: "Entitlements lost",
      tables: [Table(id: "entitlements", columns: Self.entitlementColumns, rows: rows)],
      notes: [
        "entitlements.lost: revocations dated in the period that stand and took the whole purchase away; each "
          + "transaction and account once in its row. Who has the same entitlement from another purchase, as after an "
          + "upgrade or a switch to a bundle, may still use it."
      ])
  }

  private static let entitlementColumns = [
    Table.Column("entitlement", "Entitlement"), Table.Column("category", "Category"),
    Table.Column("transactions", "Transactions", isNumeric: true),
    Table.Column("accounts", "Accounts", isNumeric: true),
    Table.Column("transactions_without_account", "without an account", isNumeric: true),
  ]
}

extension Episode {
  /// A refund of seats or of items leaves the purchase to the customer, and a reversal gives it back.
  fileprivate var endsEntitlement: Bool {
    status == .revoked && verdict.rule != .reversalOnly && revocation.transactionIsRevoked
  }
}

/// One row of the table.
private struct Loss: Hashable, Comparable {
  var entitlement: String
  var category: Category

  static func < (left: Loss, right: Loss) -> Bool {
    let order = ByteOrder.compare(left.entitlement, right.entitlement)
    if order != 0 { return order < 0 }
    return position(left.category) < position(right.category)
  }

  private static func position(_ category: Category) -> Int { Category.allCases.firstIndex(of: category) ?? 0 }
}

private struct Losers {
  private(set) var transactions: Set<Int> = []
  /// Digests, since a facts file has no more of an account, and both are the same customer.
  private(set) var accounts: Set<String> = []
  private(set) var withoutAccount = 0

  mutating func add(number: Int, token: String) {
    guard transactions.insert(number).inserted else { return }
    if token.isEmpty {
      withoutAccount += 1
    } else {
      accounts.insert(AccountDigest.text(of: token))
    }
  }
}
