/// How much of a transaction a refund took back. The raw value is the word in the column `extent`.
package enum Extent: String, Hashable, Sendable {
  case full
  case prorated
  case partial

  /// - Returns: nil where nothing in the input says it, as in all data before December 2025.
  package init?(of revocation: Revocation) {
    if !revocation.transactionIsRevoked {
      self = .partial
      return
    }
    switch RevocationType(written: revocation.type) {
    case .refundFull: self = .full
    case .refundProrated: self = .prorated
    case .familyRevoke, .assignmentRevoke: return nil
    case .unrecognized, .absent:
      let ofItems = Extent.ofItems(revocation)
      let ofPercentage = Extent.ofPercentage(revocation.percentage)
      // Of a vendor's amount and Apple's share the share counts, as it does for the amount.
      let extent = revocation.hasVendorAmounts ? ofPercentage ?? ofItems : ofItems ?? ofPercentage
      guard let extent else { return nil }
      self = extent
    }
  }

  private static func ofItems(_ revocation: Revocation) -> Extent? {
    let types = Set(revocation.advancedCommerceRefunds.filter(\.isMoney).map(\.type))
    if types == ["FULL"] { return .full }
    return types == ["PRORATED"] ? .prorated : nil
  }

  private static func ofPercentage(_ percentage: Int64?) -> Extent? {
    // A share outside of 0 to 100 % says nothing about the extent.
    guard let percentage, (0...100_000).contains(percentage) else { return nil }
    return percentage == 100_000 ? .full : .prorated
  }
}
