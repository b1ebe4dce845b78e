internal import Codec
internal import Refunds

/// A share as it was read, with what was odd about it.
struct PercentageReading: Equatable {
  /// Thousandths of a percent; nil when the value says none. A value that was there and cannot be used is
  /// `unusable`, which is no share: dropping it would make the refund pass for a full one.
  var milliPercent: Int64?
  var finding: FindingCode?
}

/// Reads `revocationPercentage`, in JSON a whole number of thousandths of a percent (formats.md 2.5).
enum PercentageReader {
  static let unusable = Statement.unusablePercentage
  private static let possible: ClosedRange<Int64> = 0...100_000

  static func read(_ bytes: RawSpan, _ node: JSONNode) -> PercentageReading {
    switch node.kind {
    case .number, .string:
      if node.start == node.end { return PercentageReading() }
      guard let number = DecimalNumber(bytes, from: node.start, to: node.end) else { return outOfRange(unusable) }
      return milliPercent(of: number)
    case .null:
      return PercentageReading()
    case .false, .true, .array, .object:
      return outOfRange(unusable)
    }
  }

  // Thousandths have no fraction, so 67.932 can only be percent, as the Swift property has it (formats.md 5.1).
  private static func milliPercent(of number: DecimalNumber) -> PercentageReading {
    if let whole = number.whole {
      return possible.contains(whole) ? PercentageReading(milliPercent: whole) : outOfRange(whole)
    }
    guard !number.isNegative, let milliPercent = number.roundedMagnitude(byPowerOfTen: 3),
      possible.contains(milliPercent)
    else { return outOfRange(unusable) }
    return PercentageReading(milliPercent: milliPercent, finding: .percentageHasFraction)
  }

  private static func outOfRange(_ milliPercent: Int64) -> PercentageReading {
    PercentageReading(milliPercent: milliPercent, finding: .percentageOutOfRange)
  }
}
