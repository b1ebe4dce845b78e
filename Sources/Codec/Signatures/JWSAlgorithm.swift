/// The signature algorithms that a signed text can name and that are refused (RFC 7518 section 3.1, RFC 8037, RFC 8812),
/// so that a refusal can say which one it was.
package enum JWSAlgorithm: String, Hashable, Sendable, CaseIterable {
  case none
  case hs256, hs384, hs512
  case rs256, rs384, rs512
  case ps256, ps384, ps512
  case es384, es512, es256k
  case eddsa
  /// The header has no `alg`, or one that is no text.
  case missing
  /// Any other name, also an accepted one in wrong letter case.
  case other

  /// The one that is accepted.
  static let accepted = "ES256"

  /// The name as the header writes it.
  static func refused(named name: String) -> JWSAlgorithm {
    for algorithm in allCases where algorithm.rawValue.uppercased() == name.uppercased() {
      switch algorithm {
      case .missing, .other: return .other
      case .none, .hs256, .hs384, .hs512, .rs256, .rs384, .rs512, .ps256, .ps384, .ps512, .es384, .es512, .es256k,
        .eddsa:
        return algorithm
      }
    }
    return .other
  }
}

extension JWSAlgorithm {
  /// A clause to stand after the place.
  var words: String {
    switch self {
    case .none: "not signed: the header names the algorithm none"
    case .missing: "the header names no algorithm; Apple signs with ES256"
    case .other: "the header names an unknown algorithm; Apple signs with ES256"
    case .hs256, .hs384, .hs512, .rs256, .rs384, .rs512, .ps256, .ps384, .ps512, .es384, .es512, .es256k, .eddsa:
      "the header names the algorithm \(rawValue.uppercased()); Apple signs with ES256"
    }
  }
}
