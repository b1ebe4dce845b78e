/// How far the origin of a statement was checked.
package enum Trust: UInt8, Hashable, Sendable, CaseIterable {
  /// Apple's signature was checked up to a trusted root.
  case verified
  /// The input was not signed: decoded payloads, tables, receipts.
  case unsigned
  /// The input was signed and nobody looked at the signature.
  case notChecked

  /// The word in the column `trust`.
  package var name: String {
    switch self {
    case .verified: "verified"
    case .unsigned: "unsigned"
    case .notChecked: "not_checked"
    }
  }
}
