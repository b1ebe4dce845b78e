/// The answer for one signed text.
package enum JWSVerdict: Hashable, Sendable {
  /// Signed by Apple, or under another root that the user trusts, and valid when it was signed.
  case verified(JWSSigner)
  /// Signature and chain are good, but the text has no date, so nobody can say whether the certificates were valid then.
  case noDate(JWSSigner)
  case refused(SignatureFault)
}
