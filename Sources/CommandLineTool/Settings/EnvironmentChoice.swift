package import Refunds

/// `--environment`.
package enum EnvironmentChoice: String, CaseIterable, Sendable {
  case production
  case sandbox
  case xcode
  case all

  /// Local test stores are chosen together, whether Xcode calls them Xcode or LocalTesting (rules.md 1).
  package var environments: Set<Environment> {
    switch self {
    case .production: [.production]
    case .sandbox: [.sandbox]
    case .xcode: [.xcode, .localTesting]
    case .all: [.production, .sandbox, .xcode, .localTesting]
    }
  }
}
