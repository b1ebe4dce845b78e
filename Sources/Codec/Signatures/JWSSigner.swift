/// Who vouches for a signed text.
package struct JWSSigner: Hashable, Sendable {
  /// The place of the root in `TrustRoots.roots`.
  package var root: Int
  package var leafValidity: ValidityPeriod

  package init(root: Int, leafValidity: ValidityPeriod) {
    self.root = root
    self.leafValidity = leafValidity
  }
}
