/// The lines of a text that people write or programs export: they end with LF, CR LF or CR.
enum TextLines {
  /// Without their ends; empty ones count, so that the number of a line is its place.
  static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines: [ArraySlice<UInt8>] = []
    var rest = text
    while let end = rest.firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }) {
      lines.append(rest[..<end])
      rest = rest[(end + 1)...]
      if text[end] == carriageReturn && rest.first == lineFeed { rest = rest.dropFirst() }
    }
    return lines + [rest]
  }
}
