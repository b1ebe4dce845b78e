/// What a revocation reason means; the raw value is the name that is printed.
package enum RevocationReason: String, Hashable, Sendable, CaseIterable {
  case developerIssue
  case other
  case upgradedToBundle

  /// Reads a reason as it stands in the input: Apple's numbers 0 and 1, or a name in any spelling.
  ///
  /// The number behind `upgradedToBundle` is not published (formats.md 2.3), so that no number is taken for it unless
  /// the user says so.
  ///
  /// - Returns: nil for every other text.
  package init?(written text: String) {
    switch RevocationReason.plain(text) {
    case "1", "developerissue", "refundedduetoissue": self = .developerIssue
    case "0", "other", "refundedforotherreason": self = .other
    case "upgradedtobundle": self = .upgradedToBundle
    default: return nil
    }
  }

  // Re-serialised exports write 1 as 1.0, other languages DEVELOPER_ISSUE or developer-issue. The separators are only
  // taken out of names: -1 is another number than 1.
  private static func plain(_ text: String) -> String {
    let letters = text.lowercased()
    if letters.contains(where: \.isLetter) { return letters.filter { $0 != "_" && $0 != "-" && $0 != " " } }
    return letters.hasSuffix(".0") ? String(letters.dropLast(2)) : letters
  }
}
