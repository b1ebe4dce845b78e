extension RefundReport {
  /// `consumables.clawback`: how much of what was used up had been refunded, for whoever takes it back from a balance.
  ///
  /// Nil where no consumable was refunded in the period.
  func consumableSection() -> Report.Section? {
    var counts: [Symbol: ConsumableCounts] = [:]
    for episode in analysis.episodes(in: period) where episode.isStandingRefund {
      let transaction = ledger.transaction(of: episode)
      guard ledger.text(transaction.productType) == CatalogIndex.consumableType else { continue }
      counts[transaction.product, default: ConsumableCounts()].add(episode.revocation, quantity: transaction.quantity)
    }
    if counts.isEmpty { return nil }
    let rows = ledger.inOrder(counts.keys).map { product in
      Table.Row(ledger.productCells(product) + cells(counts[product] ?? ConsumableCounts(), product))
    }
    return Report.Section(
      id: "consumables", title: "Consumables to take back",
      tables: [Table(id: "consumables", columns: ledger.productColumns + columns, rows: rows)],
      notes: [
        "consumables.clawback: standing refunds dated in the period; quantity x refunded share, exactly. A refund "
          + "without a share of its own is one of everything; where quantity or share are not known it is counted apart."
          + (ledger.catalog.hasUnits ? " Units: times the units that the catalogue gives one piece." : "")
      ])
  }

  private var columns: [Table.Column] {
    let pieces = [
      Table.Column("refunds_net", "Standing", isNumeric: true),
      Table.Column("quantity_refunded", "Pieces", isNumeric: true),
      Table.Column("unknown_quantities", "Unknown quantities", isNumeric: true),
    ]
    return ledger.catalog.hasUnits ? pieces + [Table.Column("units_refunded", "Units", isNumeric: true)] : pieces
  }

  private func cells(_ counts: ConsumableCounts, _ product: Symbol) -> [Cell] {
    let pieces = counts.pieces
    let cells: [Cell] = [.count(counts.refunds), pieces.map(Cell.quantity) ?? .unknown, .count(counts.unknown)]
    guard ledger.catalog.hasUnits else { return cells }
    guard let pieces, let units = ledger.catalog.product(product)?.unitsPerPurchase else { return cells + [.unknown] }
    return cells + [pieces.multiplied(by: units).map(Cell.quantity) ?? .unknown]
  }
}

private struct ConsumableCounts {
  private(set) var refunds = 0
  private(set) var unknown = 0
  private var known = Quantity.zero

  /// Of the refunds whose pieces are known; nil where there is none such.
  var pieces: Quantity? { refunds == unknown ? nil : known }

  mutating func add(_ revocation: Revocation, quantity: Int32?) {
    refunds += 1
    guard let quantity, quantity > 0, let share = revocation.refundedShare,
      let sum = known.adding(Quantity(pieces: Int64(quantity), milliPercent: share))
    else {
      unknown += 1
      return
    }
    known = sum
  }
}
