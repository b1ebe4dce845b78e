/// A rate as it was used for an amount: what it was, of which day, and who says so.
package struct AppliedRate: Hashable, Sendable {
  package var ratio: Ratio
  /// The day of the quotation; of a stretch, its last day up to the day of the amount; of two rates, the earlier. Nil
  /// where the amount was in the wanted currency.
  package var date: CivilDate?
  /// The file, and the currency between the two of a cross rate: `ecb.csv`, `ecb.csv via EUR`. Of two rates of different
  /// days or files both, with their days: `dong.csv 2026-03-01, ecb.csv 2026-03-02 via EUR`.
  package var source: String

  package static let same = AppliedRate(ratio: .one, date: nil, source: "")
}
