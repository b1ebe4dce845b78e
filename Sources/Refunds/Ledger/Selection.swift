/// What the user asked to see: which environments, apps and products count, and as of when (rules.md 5 and 7).
package struct Selection: Sendable {
  package var environments: Set<Environment> = [.production]
  /// Bundle ids that count; empty means all.
  package var apps: Set<String> = []
  /// Product patterns of which one must fit; empty means all.
  package var products: [Glob] = []
  /// The last moment that counts: statements made later are left out. Nil means the latest moment in the input.
  package var asOf: Instant?
  /// Names that the user gave to reason codes, `2` -> upgradedToBundle.
  package var reasonNames: [String: RevocationReason] = [:]

  package init() {}

  /// Why a statement of this environment does not count; nil when it does.
  package func reasonToLeaveOut(_ environment: Environment) -> LeftOutReason? {
    switch environment {
    case .unrecognized: .environmentUnknown
    case .production: environments.contains(environment) ? nil : .production
    case .sandbox: environments.contains(environment) ? nil : .sandbox
    case .xcode: environments.contains(environment) ? nil : .xcode
    case .localTesting: environments.contains(environment) ? nil : .localTesting
    }
  }

  /// Whether a statement was made after the moment that was asked for; one without a time by its revocation date.
  package func isAfterAsOf(_ statement: Statement) -> Bool { isAfterAsOf(statement.time ?? statement.revokedAt) }

  func isAfterAsOf(_ moment: Instant?) -> Bool {
    guard let asOf, let moment else { return false }
    return moment > asOf
  }

  /// Why a transaction of this app and product does not count; nil when it does.
  package func reasonToLeaveOut(app: String, product: String) -> LeftOutReason? {
    if !apps.isEmpty && !apps.contains(app) { return .otherApp }
    if !products.isEmpty && !products.contains(where: { $0.fits(product) }) { return .otherProduct }
    return nil
  }
}
