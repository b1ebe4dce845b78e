/// Why a readable record with a transaction does not count (rules.md 7).
package enum LeftOutReason: UInt8, Hashable, Sendable, CaseIterable {
  case sandbox
  case xcode
  case localTesting
  case production
  case environmentUnknown
  case otherApp
  case otherProduct
  case afterAsOf
  case simulated
  case signatureRefused
  case signatureWithoutDate
  case unsigned
  case damagedFacts
  case otherStore

  /// The words in coverage.
  package var name: String {
    switch self {
    case .sandbox: "Sandbox"
    case .xcode: "Xcode"
    case .localTesting: "LocalTesting"
    case .production: "Production"
    case .environmentUnknown: "unknown environment"
    case .otherApp: "other apps"
    case .otherProduct: "other products"
    case .afterAsOf: "later than --as-of"
    case .simulated: "simulated refunds"
    case .signatureRefused: "signature refused"
    case .signatureWithoutDate: "signed at an unknown time"
    case .unsigned: "unsigned, with --require-signed"
    case .damagedFacts: "facts that fail their digest"
    case .otherStore: "other stores than the App Store"
    }
  }
}
