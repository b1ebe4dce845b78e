extension RefundReport {
  /// Refunds of each product in each currency, with what stands split by how much of a purchase was given back.
  func productMoneySection() -> Report.Section {
    var groups: [Key: Group] = [:]
    for episode in analysis.episodes(in: period) where episode.verdict.countsAsRefund {
      let transaction = ledger.transaction(of: episode)
      let key = Key(product: ledger.text(transaction.product), currency: ledger.text(ledger.currency(of: episode)))
      groups[key, default: Group()].add(episode)
    }
    let restsOnCatalog = groups.values.contains { $0.money.refundedNetByCatalog != .zero }
    let rows = groups.keys.sorted().map { key in
      let group = groups[key] ?? Group()
      return Table.Row(
        [
          .text(key.product), .text(key.currency), .count(group.refunds), .count(group.reversed),
          .money(group.money.refundedGross, currency: key.currency),
          .money(group.money.refundedReversed, currency: key.currency),
          .money(group.money.refundedNet, currency: key.currency), .count(group.money.unknownAmounts),
        ]
          + [.money(group.money.refundedNetByCatalog, currency: key.currency)].filter { _ in restsOnCatalog }
          + [Extent.full, .prorated, .partial, nil].map { extent in
            .money(group.standing[extent] ?? .zero, currency: key.currency)
          })
    }
    return Report.Section(
      id: "money_by_product", title: "Money by product",
      paragraphs: rows.isEmpty ? ["No refunds in the period."] : [],
      tables: [Table(id: "money_by_product", columns: columns(restsOnCatalog), rows: rows)],
      notes: [
        "full + prorated + partial + assumed in full = standing. Where the input states neither type nor share, the "
          + "full price is assumed. A refund of unknown amount is in no sum. Each number is rounded once, from the exact "
          + "one, so that the last digit of a sum may differ from the sum of rounded rows; CSV and JSON hold three digits."
      ])
  }

  private func columns(_ restsOnCatalog: Bool) -> [Table.Column] {
    let sums = [
      ("refunds_gross", "Refunds"), ("refunds_reversed", "of them reversed since"), ("refunded_gross", "Refunded"),
      ("refunded_reversed", "reversed since"), ("refunded_net", "Standing"), ("unknown_amounts", "Unknown amounts"),
    ]
    let catalog = restsOnCatalog ? [("refunded_net_by_catalog", "of standing, by catalogue")] : []
    let extents = [
      ("refunded_full", "full"), ("refunded_prorated", "prorated"), ("refunded_partial", "partial"),
      ("refunded_unstated", "assumed in full"),
    ]
    return [Table.Column("product_id", "Product"), Table.Column("currency", "Currency")]
      + (sums + catalog + extents).map { Table.Column($0.0, $0.1, isNumeric: true) }
  }

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
