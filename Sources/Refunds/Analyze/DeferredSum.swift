/// The part of prices of subscriptions that lies behind a moment, by time and in a straight line.
///
/// Prices are added up for each length of term before anything is divided; terms have few lengths.
package struct DeferredSum: Sendable {
  /// Parts of amounts times milliseconds that are left, by the milliseconds of the term.
  private var products: [Int64: Int128] = [:]
  private var isTooLarge = false
  private var known = 0
  /// Subscriptions whose term is not known.
  package private(set) var unknown = 0

  package var isEmpty: Bool { known == 0 && unknown == 0 }

  /// - Parameters:
  ///   - term: from the purchase to its end; nil where one of them is not known, or the end does not follow the purchase.
  ///   - moment: as of when.
  mutating func add(_ price: Amount, term: Range<Instant>?, at moment: Instant) {
    guard let term, !term.isEmpty else { return unknown += 1 }
    known += 1
    let length = term.upperBound.milliseconds - term.lowerBound.milliseconds
    let rest = min(max(term.upperBound.milliseconds - moment.milliseconds, 0), length)
    if rest == 0 { return }
    let (product, overflow) = price.parts.multipliedReportingOverflow(by: Int128(rest))
    let sum = (products[length] ?? 0).addingReportingOverflow(product)
    if overflow || sum.overflow { isTooLarge = true }
    products[length] = sum.partialValue
  }

  /// The sum, each length of term cut off after the eighth digit; nil where no term is known, or the sum does not fit.
  package var amount: Amount? {
    if isTooLarge || known == 0 && unknown > 0 { return nil }
    return products.reduce(Amount?.some(.zero)) { total, group in
      total?.adding(Amount(dividing: group.value, by: Int128(group.key)))
    }
  }
}
