/// The fields of a revocation that so far only vendors have told.
///
/// A vendor passes on what it learned from Apple, later and less exactly: the date of a refund is often the time of its own
/// event. Hence Apple's word takes the place of a vendor's however old it is, and never the other way round.
package struct VendorFields: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let date = VendorFields(rawValue: 1)
  package static let reason = VendorFields(rawValue: 2)
  package static let refunds = VendorFields(rawValue: 4)

  /// Whether what a statement says of a field takes the place of what is known of it; remembers who said it.
  mutating func admit(_ field: VendorFields, isKnown: Bool, from source: SourceKind) -> Bool {
    if source != .vendor {
      remove(field)
      return true
    }
    if isKnown && !contains(field) { return false }
    insert(field)
    return true
  }
}
