/// A rate as it was used for an amount: what it was, of which day, and who says so.
package struct AppliedRate: Hashable, Sendable {
  package var ratio: Ratio
  /// The day of the quotation; of a stretch, its last day up to the day of the amount; of two rates, the earlier. Nil
  /// where the amount was in the wanted currency.
  package var date: CivilDate?
  /// The files, and the currency between the two of a cross rate: `ecb.csv`, `ecb.csv via EUR`.
  package var source: String

  package static let same = AppliedRate(ratio: .one, date: nil, source: "")
}
