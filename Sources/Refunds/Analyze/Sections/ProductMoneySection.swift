extension RefundReport {
  /// Refunds of each product in each currency, with what stands split by how much of a purchase was given back.
  func productMoneySection() -> Report.Section {
    var groups: [Key: Group] = [:]
    for episode in analysis.episodes(in: period) where episode.verdict.countsAsRefund {
      let transaction = ledger.transaction(of: episode)
      let key = Key(product: ledger.text(transaction.product), currency: ledger.text(transaction.currency))
      groups[key, default: Group()].add(episode)
    }
    let rows = groups.keys.sorted().map { key in
      let group = groups[key] ?? Group()
      return Table.Row(
        [
          .text(key.product), .text(key.currency), .count(group.refunds), .count(group.reversed),
          .money(group.money.refundedGross, currency: key.currency),
          .money(group.money.refundedReversed, currency: key.currency),
          .money(group.money.refundedNet, currency: key.currency), .count(group.money.unknownAmounts),
        ]
          + [Extent.full, .prorated, .partial, nil].map { extent in
            .money(group.standing[extent] ?? .zero, currency: key.currency)
          })
    }
    return Report.Section(
      id: "money_by_product", title: "Money by product",
      paragraphs: rows.isEmpty ? ["No refunds in the period."] : [],
      tables: [Table(id: "money_by_product", columns: RefundReport.productMoneyColumns, rows: rows)],
      notes: [
        "full + prorated + partial + not stated = standing. Data from before December 2025 do not state it; "
          + "the full price is assumed there. A refund of unknown amount is in no sum."
      ])
  }

  private static let productMoneyColumns = [
    Table.Column("product_id", "Product"), Table.Column("currency", "Currency"),
    Table.Column("refunds_gross", "Refunds", isNumeric: true),
    Table.Column("refunds_reversed", "of them reversed", isNumeric: true),
    Table.Column("refunded_gross", "Refunded", isNumeric: true),
    Table.Column("refunded_reversed", "Reversed", isNumeric: true),
    Table.Column("refunded_net", "Standing", isNumeric: true),
    Table.Column("unknown_amounts", "Unknown amounts", isNumeric: true),
    Table.Column("refunded_full", "full", isNumeric: true),
    Table.Column("refunded_prorated", "prorated", isNumeric: true),
    Table.Column("refunded_partial", "partial", isNumeric: true),
    Table.Column("refunded_unstated", "not stated", isNumeric: true),
  ]

  private struct Key: Hashable, Comparable {
    var product: String
    var currency: String

    static func < (left: Key, right: Key) -> Bool {
      left.product != right.product
        ? ByteOrder.precedes(left.product, right.product) : ByteOrder.precedes(left.currency, right.currency)
    }
  }

  private struct Group {
    var money = MoneyTotals()
    var refunds = 0
    var reversed = 0
    /// What stands, by how much of the purchase it was.
    var standing: [Extent?: Amount] = [:]

    mutating func add(_ episode: Episode) {
      money.add(episode)
      refunds += 1
      guard episode.isStandingRefund else { return reversed += 1 }
      guard let amount = episode.refunded?.amount else { return }
      standing[Extent(of: episode.revocation), default: .zero] =
        Amount(parts: (standing[Extent(of: episode.revocation)] ?? .zero).parts + amount.parts)
    }
  }
}
