/// Numbers of spreadsheets in whose language a comma stands before the fraction. Only tables with semicolons have them:
/// there the comma is free for it (rules.md 4).
enum DecimalComma {
  /// A number of a field that holds money or a share, with a point; any other text as it is.
  ///
  /// `1.234,50` has points between thousands. `1.000` can be one or a thousand: it is made unreadable, since a guess would
  /// be off by a factor of a thousand.
  static func plain(_ text: String, in field: FieldName) -> String {
    guard field == .price || field == .revocationPercentage || field == .refundAmount else { return text }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let whole = String(parts[0])
    if parts.count == 2, isDigits(parts[1]), isDigits(whole) || isGrouped(whole) {
      return whole.filter { $0 != "." } + "." + parts[1]
    }
    return parts.count == 1 && isGrouped(whole) ? "\(text) (with a point that may mean thousands)" : text
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// `1.000` and `12.345.678`.
  private static func isGrouped(_ text: String) -> Bool {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count > 1, isDigits(groups[0]), groups[0].count <= 4 else { return false }
    return groups.dropFirst().allSatisfy { $0.count == 3 && isDigits($0) }
  }
}
