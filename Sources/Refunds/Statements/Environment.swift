/// Where a transaction was made. Only Production is money; the others are tests (rules.md 1).
package enum Environment: UInt8, Hashable, Sendable, CaseIterable {
  case production
  case sandbox
  case xcode
  case localTesting
  /// A value that is none of these; such records are left out with a finding.
  case unrecognized

  /// Reads a value in any letter case: `PROD`, `ProductionVPP`, anything with "sandbox" in it.
  ///
  /// `ProductionSandbox` is a sandbox although its name begins with Production: receipts write it so.
  package init(_ text: String) {
    let name = text.lowercased()
    if name.contains("sandbox") {
      self = .sandbox
    } else if name == "production" || name == "prod" || name == "productionvpp" {
      self = .production
    } else if name == "xcode" {
      self = .xcode
    } else if name == "localtesting" {
      self = .localTesting
    } else {
      self = .unrecognized
    }
  }

  /// The name as Apple writes it.
  package var name: String {
    switch self {
    case .production: "Production"
    case .sandbox: "Sandbox"
    case .xcode: "Xcode"
    case .localTesting: "LocalTesting"
    case .unrecognized: "unrecognized"
    }
  }

  /// Ids of local test stores start again from 0, so that they only mean something within one file (formats.md 5.2).
  package var idsCollideBetweenFiles: Bool {
    switch self {
    case .xcode, .localTesting: true
    case .production, .sandbox, .unrecognized: false
    }
  }
}
