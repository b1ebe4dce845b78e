/// Proceeds of many prices. Prices are added up by share before anything is divided, so that the sum is as exact as the
/// prices are.
package struct ProceedsSum: Sendable {
  private var amounts: [ProceedsShare: Amount] = [:]

  package init() {}

  package mutating func add(_ amount: Amount, _ share: ProceedsShare) {
    amounts[share, default: .zero] = Amount(parts: (amounts[share] ?? .zero).parts + amount.parts)
  }

  package static func + (left: ProceedsSum, right: ProceedsSum) -> ProceedsSum {
    var sum = left
    for (share, amount) in right.amounts { sum.add(amount, share) }
    return sum
  }

  package static func - (left: ProceedsSum, right: ProceedsSum) -> ProceedsSum {
    var difference = left
    for (share, amount) in right.amounts { difference.add(Amount(parts: -amount.parts), share) }
    return difference
  }

  /// The sum in hundred-millionths; nil where it does not fit: a wrong total is never printed.
  ///
  /// Percentages share one denominator and are divided once. Of fractions with several denominators each is cut off after
  /// the eighth digit before they are added.
  package var estimate: Amount? {
    var numerators: [Int128: Int128] = [:]
    for (share, amount) in amounts {
      guard let (scaled, denominator) = ProceedsSum.scaled(amount, share) else { return nil }
      let (sum, overflow) = numerators[denominator, default: 0].addingReportingOverflow(scaled)
      if overflow { return nil }
      numerators[denominator] = sum
    }
    return numerators.reduce(Amount?.some(.zero)) { total, group in
      total?.adding(Amount(dividing: group.value, by: group.key))
    }
  }

  // All percentages are hundred-thousandths again, whatever their lowest terms.
  private static func scaled(_ amount: Amount, _ share: ProceedsShare) -> (Int128, Int128)? {
    let whole = Int128(RefundedAmount.wholePercentage)
    let factor = whole % share.denominator == 0 ? whole / share.denominator : 1
    let (product, overflow) = amount.parts.multipliedReportingOverflow(by: share.numerator * factor)
    return overflow ? nil : (product, share.denominator * factor)
  }
}
