/// Money of one currency in one period. Nothing is rounded before it is printed.
///
/// A sum cannot overflow: an `Amount` holds 10^14 times the largest price that a record can carry.
package struct MoneyTotals: Sendable {
  /// Prices of the paid transactions bought in the period.
  package private(set) var grossSales = Amount.zero
  /// The part of them that the input does not tell but the catalogue.
  package private(set) var grossSalesByCatalog = Amount.zero
  /// Of those transactions, what was given back and stands, whenever that was.
  package private(set) var refundedOfSales = Amount.zero
  /// Refunds dated in the period, and the part of them that was reversed since.
  package private(set) var refundedGross = Amount.zero
  package private(set) var refundedReversed = Amount.zero
  /// The part of the standing refunds whose amount rests on a price of the catalogue.
  package private(set) var refundedNetByCatalog = Amount.zero
  /// The part of the standing refunds for which the full price is assumed, since the input states no extent.
  package private(set) var refundedNetAssumed = Amount.zero
  /// Standing refunds dated in the period whose amount is not known.
  package private(set) var unknownAmounts = 0

  package var refundedNet: Amount { Amount(parts: refundedGross.parts - refundedReversed.parts) }

  /// `refund_rate.money` on the cohort basis; nil without sales.
  package var cohortRate: Double? {
    grossSales.parts == 0 ? nil : Double(refundedOfSales.parts) / Double(grossSales.parts)
  }

  mutating func addSale(_ charge: Charge) {
    let parts = Amount(milliunits: charge.milliunits).parts
    grossSales = Amount(parts: grossSales.parts + parts)
    if charge.isOfCatalog { grossSalesByCatalog = Amount(parts: grossSalesByCatalog.parts + parts) }
  }

  mutating func addRefundOfSale(_ amount: Amount) {
    refundedOfSales = Amount(parts: refundedOfSales.parts + amount.parts)
  }

  mutating func add(_ episode: Episode) {
    guard episode.verdict.countsAsRefund else { return }
    guard let amount = episode.refunded?.amount else {
      if episode.isStandingRefund { unknownAmounts += 1 }
      return
    }
    refundedGross = Amount(parts: refundedGross.parts + amount.parts)
    if !episode.isStandingRefund {
      refundedReversed = Amount(parts: refundedReversed.parts + amount.parts)
    } else if episode.refunded?.basis == .assumedFullPrice {
      refundedNetAssumed = Amount(parts: refundedNetAssumed.parts + amount.parts)
    } else if episode.refunded?.basis == .catalog {
      refundedNetByCatalog = Amount(parts: refundedNetByCatalog.parts + amount.parts)
    }
  }
}

extension Analysis {
  /// Money by currency; the empty currency holds prices that came without one.
  package func money(in range: DateRange?) -> [String: MoneyTotals] {
    var totals: [String: MoneyTotals] = [:]
    for transaction in ledger.transactions where transaction.isPaid && isIn(range, transaction.purchasedAt) {
      guard let charge = ledger.charge(of: transaction) else { continue }
      totals[ledger.text(charge.currency), default: MoneyTotals()].addSale(charge)
    }
    for episode in ledger.episodes where episode.isStandingRefund {
      let transaction = ledger.transaction(of: episode)
      guard transaction.isPaid, isIn(range, transaction.purchasedAt), let amount = episode.refunded?.amount
      else { continue }
      totals[ledger.text(ledger.currency(of: episode)), default: MoneyTotals()].addRefundOfSale(amount)
    }
    for episode in episodes(in: range) where episode.verdict.countsAsRefund {
      totals[ledger.text(ledger.currency(of: episode)), default: MoneyTotals()].add(episode)
    }
    return totals
  }
}
