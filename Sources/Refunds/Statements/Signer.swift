/// Who vouched for signed records: the root, and the leaf certificate that signed them.
package struct Signer: Hashable, Comparable, Sendable {
  /// The common name of the root.
  package var root: String
  /// SHA-256 of the root's bytes, 64 hexadecimal digits.
  package var rootFingerprint: String
  /// The first and the last moment at which the leaf certificate is valid.
  package var leafValidFrom: Instant
  package var leafValidUntil: Instant

  package init(root: String, rootFingerprint: String, leafValidFrom: Instant, leafValidUntil: Instant) {
    self.root = root
    self.rootFingerprint = rootFingerprint
    self.leafValidFrom = leafValidFrom
    self.leafValidUntil = leafValidUntil
  }

  package static func < (left: Signer, right: Signer) -> Bool {
    (left.root, left.rootFingerprint, left.leafValidFrom, left.leafValidUntil)
      < (right.root, right.rootFingerprint, right.leafValidFrom, right.leafValidUntil)
  }
}
