extension String {
  /// The text with every character that could move the cursor, recolour the terminal or reorder the line shown as
  /// `\u{…}`: controls (C0, DEL, C1), bidirectional and other format characters, line and paragraph separators.
  var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isHidden {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  // The joiners U+200C and U+200D stay: Persian, Indic scripts and emoji are written with them.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
