/// Who holds a transaction (formats.md 2.1, `inAppOwnershipType`).
package enum Ownership: Hashable, Sendable {
  case purchased
  case familyShared
  case assigned
  case unrecognized
  case absent

  /// Reads the value as it stands in the input, in any letter case.
  package init(written text: String) {
    switch text.uppercased() {
    case "": self = .absent
    case "PURCHASED": self = .purchased
    case "FAMILY_SHARED": self = .familyShared
    case "ASSIGNED": self = .assigned
    default: self = .unrecognized
    }
  }
}
