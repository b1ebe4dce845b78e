/// What a revocation is. The raw value is the name that is printed.
package enum Category: String, Hashable, Sendable, CaseIterable {
  case developerIssue
  case other
  case unspecified
  case unknown
  case upgradedToBundle
  case familySharing
  case assignment
  case upgrade
  case modification
}
