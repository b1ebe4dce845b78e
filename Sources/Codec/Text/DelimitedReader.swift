/// Takes delimited text apart, record by record (RFC 4180, and what spreadsheets and databases make of it).
///
/// A quote opens a cell only at its start; inside a quoted cell two quotes are one, and delimiters and line ends are text.
/// Records end with LF, CR LF or CR. Lines without any character are skipped.
package struct DelimitedReader {
  /// One cell of the record that was read last, as a range of bytes without its quotes.
  package struct Cell: Hashable, Sendable {
    package var start: Int
    package var end: Int
    /// Pairs of quotes stand for one; only quoted cells have them.
    package var hasDoubledQuotes = false
    package var isQuoted = false

    package var isEmpty: Bool { start == end }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  private let delimiter: UInt8
  private let end: Int
  private var position: Int
  package private(set) var cells: [Cell] = []
  /// Where the record begins.
  package private(set) var recordStart: Int
  /// Whether the text ended inside a quoted cell.
  package private(set) var isCutOff = false

  /// Begins at an offset. The span must go on for `ByteBuffer.padding` bytes after `end`.
  package init(from start: Int, to end: Int, delimiter: UInt8) {
    position = start
    recordStart = start
    self.end = end
    self.delimiter = delimiter
  }

  /// Reads the next record into `cells`; false at the end.
  package mutating func next(_ bytes: RawSpan) -> Bool {
    while position < end, isLineEnd(bytes.byte(at: position)) { position += 1 }
    guard position < end else { return false }
    recordStart = position
    cells.removeAll(keepingCapacity: true)
    while true {
      readCell(bytes)
      guard position < end else { return true }
      let byte = bytes.byte(at: position)
      position += 1
      if byte == delimiter {
        if position < end { continue }
        cells.append(Cell(start: end, end: end))
        return true
      }
      if byte == DelimitedReader.carriageReturn && position < end
        && bytes.byte(at: position) == DelimitedReader.lineFeed
      {
        position += 1
      }
      return true
    }
  }

  /// The bytes of a cell, doubled quotes made single.
  package func content(of cell: Cell, _ bytes: RawSpan) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(cell.end - cell.start)
    var position = cell.start
    while position < cell.end {
      let byte = bytes.byte(at: position)
      content.append(byte)
      position += cell.hasDoubledQuotes && byte == DelimitedReader.quote ? 2 : 1
    }
    return content
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == DelimitedReader.lineFeed || byte == DelimitedReader.carriageReturn
  }

  /// Reads one cell and stops at what follows it.
  private mutating func readCell(_ bytes: RawSpan) {
    if bytes.byte(at: position) == DelimitedReader.quote && position < end { return readQuotedCell(bytes) }
    let start = position
    while position < end {
      let byte = bytes.byte(at: position)
      if byte == delimiter || isLineEnd(byte) { break }
      position += 1
    }
    cells.append(Cell(start: start, end: position))
  }

  private mutating func readQuotedCell(_ bytes: RawSpan) {
    var cell = Cell(start: position + 1, end: end, isQuoted: true)
    position += 1
    while true {
      guard let closing = ByteSearch.first(DelimitedReader.quote, in: bytes, from: position, to: end) else {
        position = end
        isCutOff = true
        break
      }
      position = closing + 1
      if position < end && bytes.byte(at: position) == DelimitedReader.quote {
        cell.hasDoubledQuotes = true
        position += 1
        continue
      }
      cell.end = closing
      break
    }
    cells.append(cell)
    // What stands between a closing quote and the delimiter belongs to nothing; spreadsheets leave spaces there.
    while position < end, bytes.byte(at: position) != delimiter, !isLineEnd(bytes.byte(at: position)) { position += 1 }
  }
}
