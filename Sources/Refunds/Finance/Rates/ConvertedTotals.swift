/// Money of one native currency, converted amount by amount.
///
/// A sum cannot overflow: a converted amount has at most 10^18 units, and 10^12 of them fit.
package struct ConvertedTotals: Sendable {
  /// Prices of the paid transactions bought in the period, at the rates of the days of purchase.
  package private(set) var grossSales = Amount.zero
  /// Refunds dated in the period, at the rates of the days of revocation, and the part of them that was reversed since.
  package private(set) var refundedGross = Amount.zero
  package private(set) var refundedReversed = Amount.zero
  /// Sales and refunds whose amount is known, but not its rate: they are in none of these sums.
  package private(set) var unconverted = 0

  package var refundedNet: Amount { Amount(parts: refundedGross.parts - refundedReversed.parts) }

  mutating func addSale(_ amount: Amount?) {
    guard let amount else { return unconverted += 1 }
    grossSales = Amount(parts: grossSales.parts + amount.parts)
  }

  mutating func addRefund(_ amount: Amount?, isReversed: Bool) {
    guard let amount else { return unconverted += 1 }
    refundedGross = Amount(parts: refundedGross.parts + amount.parts)
    if isReversed { refundedReversed = Amount(parts: refundedReversed.parts + amount.parts) }
  }

  mutating func add(_ other: ConvertedTotals) {
    grossSales = Amount(parts: grossSales.parts + other.grossSales.parts)
    refundedGross = Amount(parts: refundedGross.parts + other.refundedGross.parts)
    refundedReversed = Amount(parts: refundedReversed.parts + other.refundedReversed.parts)
    unconverted += other.unconverted
  }
}

extension RateBook {
  mutating func addSale(_ charge: Charge, of transaction: Transaction, in ledger: Ledger, to totals: inout ConvertedTotals) {
    let amount = Amount(milliunits: charge.milliunits)
    totals.addSale(converted(amount, ledger.text(charge.currency), at: transaction.purchasedAt))
  }

  mutating func addRefund(_ episode: Episode, in ledger: Ledger, to totals: inout ConvertedTotals) {
    guard episode.verdict.countsAsRefund, let amount = episode.refunded?.amount else { return }
    totals.addRefund(
      converted(amount, ledger.text(ledger.currency(of: episode)), at: episode.revokedAt),
      isReversed: !episode.isStandingRefund)
  }
}
