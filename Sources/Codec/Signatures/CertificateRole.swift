/// The place of a certificate in a chain of three, and what it must be there.
package enum CertificateRole: String, Hashable, Sendable, CaseIterable {
  /// Signs the payloads.
  case leaf
  /// Signs the leaf: Apple Worldwide Developer Relations.
  case intermediate
  /// Signs the intermediate.
  case root

  /// The extension by which Apple marks certificates of this role (formats.md 6.2). Its value is of no interest.
  var marker: String? {
    switch self {
    case .leaf: "1.2.840.113635.100.6.11.1"
    case .intermediate: "1.2.840.113635.100.6.2.1"
    case .root: nil
    }
  }

  /// Whether the role is to sign certificates.
  var isAuthority: Bool {
    switch self {
    case .leaf: false
    case .intermediate, .root: true
    }
  }
}
