/// What `revocationType` says about a revocation (formats.md 2.4).
package enum RevocationType: Hashable, Sendable {
  case refundFull
  case refundProrated
  case familyRevoke
  case assignmentRevoke
  /// A value that Apple had not published when this was written.
  case unrecognized
  /// Everything signed before December 2025, and Advanced Commerce.
  case absent

  /// Reads the value as it stands in the input, in any letter case.
  package init(written text: String) {
    switch text.uppercased() {
    case "": self = .absent
    case "REFUND_FULL": self = .refundFull
    case "REFUND_PRORATED": self = .refundProrated
    case "FAMILY_REVOKE": self = .familyRevoke
    case "ASSIGNMENT_REVOKE": self = .assignmentRevoke
    default: self = .unrecognized
    }
  }
}
