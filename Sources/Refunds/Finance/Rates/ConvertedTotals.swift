/// Money of one native currency, converted amount by amount.
///
/// A sum cannot overflow: a converted amount has at most 10^18 units, and 10^12 of them fit.
package struct ConvertedTotals: Sendable {
  /// Prices of the paid transactions bought in the period, at the rates of the days of purchase.
  package private(set) var grossSales = Amount.zero
  /// Refunds dated in the period, at the rates of the days of revocation, and the part of them that was reversed since.
  package private(set) var refundedGross = Amount.zero
  package private(set) var refundedReversed = Amount.zero
  private var sales = Tally()
  private var refunds = Tally()

  private struct Tally {
    var converted = 0
    var unconverted = 0

    /// Nothing could be converted: the sum is not 0, it is not known.
    var isUnknown: Bool { converted == 0 && unconverted > 0 }

    mutating func add(_ other: Tally) {
      converted += other.converted
      unconverted += other.unconverted
    }
  }

  /// Sales and refunds whose amount is known, but not its rate: they are in none of these sums.
  package var unconverted: Int { sales.unconverted + refunds.unconverted }

  mutating func addSale(_ amount: Amount?) {
    guard let amount else { return sales.unconverted += 1 }
    sales.converted += 1
    grossSales = Amount(parts: grossSales.parts + amount.parts)
  }

  mutating func addRefund(_ amount: Amount?, isReversed: Bool) {
    guard let amount else { return refunds.unconverted += 1 }
    refunds.converted += 1
    refundedGross = Amount(parts: refundedGross.parts + amount.parts)
    if isReversed { refundedReversed = Amount(parts: refundedReversed.parts + amount.parts) }
  }

  mutating func add(_ other: ConvertedTotals) {
    grossSales = Amount(parts: grossSales.parts + other.grossSales.parts)
    refundedGross = Amount(parts: refundedGross.parts + other.refundedGross.parts)
    refundedReversed = Amount(parts: refundedReversed.parts + other.refundedReversed.parts)
    sales.add(other.sales)
    refunds.add(other.refunds)
  }

  /// Sales, refunded, reversed and standing, in the currency that was converted to.
  func cells(_ currency: String) -> [Cell] {
    let refundedNet = Amount(parts: refundedGross.parts - refundedReversed.parts)
    return [sales.isUnknown ? .unknown : .money(grossSales, currency: currency)]
      + [refundedGross, refundedReversed, refundedNet].map {
        refunds.isUnknown ? .unknown : .money($0, currency: currency)
      }
  }
}

extension RateBook {
  mutating func addSale(
    _ charge: Charge, of transaction: Transaction, in ledger: Ledger, to totals: inout ConvertedTotals
  ) {
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
