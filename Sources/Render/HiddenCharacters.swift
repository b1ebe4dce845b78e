/// Characters that a reader does not see or that change how others are shown: controls (C0, DEL, C1), bidirectional
/// controls and other format characters, line and paragraph separators. Terminals and Markdown show them as `\u{…}`,
/// so that no input can move the cursor, break a line or turn text around.
///
/// The joiners U+200C and U+200D stay: Persian, Indic scripts and emoji are written with them. One rule holds for all:
/// a line feed is `\u{A}`. A backslash in the input stays one backslash; the data formats are there to be read back.
package enum HiddenCharacters {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(scalar.value) { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D
    default: return false
    }
  }

  /// `\u{1B}`.
  package static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes += "\\u{".utf8
    bytes += String(scalar.value, radix: 16, uppercase: true).utf8
    bytes.append(UInt8(ascii: "}"))
  }
}
