/// How many columns a text takes in a terminal or in an editor with a fixed-width font.
enum DisplayWidth {
  /// The width of UTF-8 text without control characters.
  static func of(_ text: some Collection<UInt8>) -> Int {
    if text.allSatisfy({ $0 < 0x80 }) { return text.count }
    return String(decoding: text, as: UTF8.self).reduce(0) { $0 + of($1) }
  }

  /// An emoji with its modifiers, joined emoji and a flag take two columns; otherwise each scalar takes its own.
  private static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex].properties
    if first.isEmojiPresentation || (first.isEmoji && scalars.contains { $0.value == 0xFE0F }) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    // The middle and final letters of a Hangul syllable are drawn in the columns of its first.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  /// Blocks of wide and full-width characters (Unicode, EastAsianWidth.txt). Wide emoji are known by their property.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wideBlocks.contains { $0.contains(value) }
  }
}
