internal import Codec
internal import Refunds

/// Dates of receipts, which stand there three times: as a text of Greenwich, in milliseconds, and as a text of
/// California (formats.md 4.2).
extension RecordReader {
  /// The milliseconds count where they are plausible, then Greenwich, then California (rules.md 5).
  mutating func date(
    _ text: FieldName, _ milliseconds: FieldName, _ pacific: FieldName, _ index: JSONIndex, _ bytes: RawSpan
  ) -> Instant? {
    guard fields[milliseconds] != nil || fields[pacific] != nil else { return date(text, index, bytes) }
    guard let exact = date(milliseconds, index, bytes) else {
      return date(text, index, bytes) ?? date(pacific, index, bytes)
    }
    if let written = instant(text, index, bytes) ?? instant(pacific, index, bytes) { compare(exact, written, text) }
    return exact
  }

  /// The end of a subscription, without a word about what is odd with it.
  func expiry(_ index: JSONIndex, _ bytes: RawSpan) -> Instant? {
    expiry(.expiresDateMs, index, bytes) ?? expiry(.expiresDate, index, bytes) ?? expiry(.expiresDatePst, index, bytes)
  }

  /// No refund is counted by the end of a subscription, but a receipt that contradicts itself there was tampered with.
  mutating func checkExpiry(_ index: JSONIndex, _ bytes: RawSpan) {
    guard let exact = expiry(.expiresDateMs, index, bytes),
      let written = expiry(.expiresDate, index, bytes) ?? expiry(.expiresDatePst, index, bytes)
    else { return }
    compare(exact, written, .expiresDate)
  }

  // Any end is plausible.
  private func expiry(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Instant? {
    fields[name].flatMap { DateReader.read(bytes, index[$0], latestPlausible: .distantFuture).instant }
  }

  // The texts have no fractions of a second.
  private mutating func compare(_ exact: Instant, _ written: Instant, _ name: FieldName) {
    if abs(written.milliseconds - exact.milliseconds) >= 1000 { note(.dateConflict, name.key) }
  }

  /// A date without a word about what is odd with it.
  func instant(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Instant? {
    fields[name].flatMap { DateReader.read(bytes, index[$0], latestPlausible: options.latestPlausible).instant }
  }
}
