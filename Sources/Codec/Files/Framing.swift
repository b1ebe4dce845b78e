/// How a file is cut into blocks, so that every block holds whole records and memory stays flat whatever the size.
///
/// Decided once per file from its first megabyte:
/// - `whole`: a text in UTF-16 (by its byte order mark) or a receipt in DER (by its first bytes). Never cut.
/// - `documents`: the file begins with `{` or `[`, and that value does not end on its first line, or a second one
///   follows on that line. Cut between top-level values, and between the elements of a top-level array. Nothing is
///   validated. A value is taken to be cut off where `{` stands at the start of a line and JSON allows none there.
///   If that happens to the first object within the first megabyte, the file is one of `lines` after all.
/// - `delimited`: the first line looks like the header of a table. Cut after a line feed outside quoted cells.
/// - `lines`: everything else, such as JSON Lines, signed texts, logs. Cut after a line feed.
///
/// In `lines` and `delimited` the byte after the cut is none of space, tab, CR, LF, `}` and `]`, and in `lines` no `"`
/// either: such lines go on with a document that was printed over several lines. A block ends at the last place for a
/// cut within the block size, or at the next one beyond. Where there is none (a file with CR only, one endless line)
/// the block grows.
package enum Framing: Hashable, Sendable {
  case whole
  case lines
  case delimited(by: UInt8)
  case documents

  /// How much of a file is looked at to decide.
  static let decisionBytes = 1 << 20

  package static func detect(_ bytes: RawSpan, count: Int) -> Framing {
    if isUTF16(bytes, count: count) || DERElement.beginsContainer(bytes, at: 0, to: count) { return .whole }
    var start = 0
    while start < count, isBlank(bytes.byte(at: start)) { start += 1 }
    switch bytes.byte(at: start) {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if LogPrefix.begins(bytes, at: start, to: count) { return .lines }
      return holdsDocuments(bytes, from: start, to: count) ? .documents : .lines
    default:
      let end = ByteSearch.first(0x0A, in: bytes, from: start, to: count) ?? count
      return DelimitedCutter.delimiter(ofHeader: bytes, from: start, to: end).map { .delimited(by: $0) } ?? .lines
    }
  }

  /// The delimiter of a text that is known to be a table: the one that its first line has most of. A table of one column
  /// has none, and any will do.
  package static func delimiter(ofTable bytes: RawSpan, count: Int) -> UInt8 {
    func isLineEnd(_ position: Int) -> Bool { bytes.byte(at: position) == 0x0A || bytes.byte(at: position) == 0x0D }
    let start = (0..<count).first { !isLineEnd($0) } ?? count
    let end = (start..<count).first(where: isLineEnd) ?? count
    return DelimitedCutter.delimiter(ofHeader: bytes, from: start, to: end) ?? UInt8(ascii: ",")
  }

  func makeCutter() -> any RecordCutter {
    switch self {
    case .whole: WholeCutter()
    case .lines: LineCutter()
    case .delimited(let delimiter): DelimitedCutter(delimiter: delimiter)
    case .documents: DocumentCutter()
    }
  }

  private static func isUTF16(_ bytes: RawSpan, count: Int) -> Bool {
    let first = (bytes.byte(at: 0), bytes.byte(at: 1))
    return count >= 2 && (first == (0xFF, 0xFE) || first == (0xFE, 0xFF))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func holdsDocuments(_ bytes: RawSpan, from start: Int, to count: Int) -> Bool {
    let lineEnd = ByteSearch.first(0x0A, in: bytes, from: start, to: count) ?? count
    let text = bytes.extracting(start..<bytes.byteCount)
    var scan = StructureScan(isInArray: false)
    while let found = scan.nextBreak(text, to: count - start) {
      if scan.cutOffValues > 0 { return bytes.byte(at: start) == UInt8(ascii: "[") }
      // The first value has ended: on its first line, before another one there, or further down.
      if scan.isAtTopLevel { return start + found != lineEnd + 1 }
      if start + found > lineEnd { return true }
    }
    // Had the value ended on its line, the end of that line would have been such a place.
    return !scan.isAtTopLevel || lineEnd < count
  }
}
