/// Where a refunded amount comes from (rules.md 4). The raw value is the word in the column `amount_basis`.
package enum AmountBasis: String, Hashable, Sendable, CaseIterable {
  case reported
  case seats
  case percentage
  case fullPrice = "full_price"
  case assumedFullPrice = "assumed_full_price"
  /// The input has no price; `--catalog` has.
  case catalog
  case unknown
}
