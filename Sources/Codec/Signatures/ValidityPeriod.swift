/// When a certificate is valid: from its notBefore through its notAfter, both included (RFC 5280 section 4.1.2.5).
package struct ValidityPeriod: Hashable, Sendable {
  /// Unix time in milliseconds.
  package var notBeforeMilliseconds: Int64
  package var notAfterMilliseconds: Int64

  package init(notBeforeMilliseconds: Int64, notAfterMilliseconds: Int64) {
    self.notBeforeMilliseconds = notBeforeMilliseconds
    self.notAfterMilliseconds = notAfterMilliseconds
  }

  /// nil if the moment lies inside the period.
  func fault(at momentMilliseconds: Int64) -> CertificateFault? {
    if momentMilliseconds < notBeforeMilliseconds { return .notYetValid }
    return momentMilliseconds > notAfterMilliseconds ? .expired : nil
  }
}
