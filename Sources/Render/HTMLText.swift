/// Text inside an element or a quoted attribute of HTML.
enum HTMLText {
  /// Escapes what could begin a tag, a reference or end an attribute (HTML Standard, section 13.3), and shows what a
  /// reader would not see.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      default:
        if HiddenCharacters.contains(scalar) {
          HiddenCharacters.append(scalar, to: &bytes)
        } else {
          bytes += String(scalar).utf8
        }
      }
    }
  }
}
