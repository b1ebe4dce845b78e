/// Cuts after line feeds, but not before a line that goes on with a document printed over several lines.
struct LineCutter: RecordCutter {
  /// Up to here there is no place for a cut.
  private var searched = 0

  mutating func cut(_ bytes: RawSpan, count: Int, limit: Int) -> Int? {
    // A line feed counts only once the byte after it is known.
    let known = count - 1
    if searched == 0 {
      var end = min(limit, known)
      searched = end
      while let lineFeed = ByteSearch.last(0x0A, in: bytes, from: 0, to: end) {
        if LineCutter.beginsRecord(bytes.byte(at: lineFeed + 1)) { return lineFeed + 1 }
        end = lineFeed
      }
    }
    while let lineFeed = ByteSearch.first(0x0A, in: bytes, from: searched, to: known) {
      searched = lineFeed + 1
      if LineCutter.beginsRecord(bytes.byte(at: lineFeed + 1)) { return lineFeed + 1 }
    }
    searched = max(searched, known)
    return nil
  }

  mutating func advance() {
    searched = 0
  }

  private static func beginsRecord(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && !continuesDocument(byte)
  }

  /// Whether a byte at the start of a line shows that the line is not the first one of its record.
  static func continuesDocument(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0D, 0x0A, UInt8(ascii: "}"), UInt8(ascii: "]"): true
    default: false
    }
  }
}
