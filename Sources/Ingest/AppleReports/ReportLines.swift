internal import Codec
internal import Refunds

/// The lines of a report as trimmed fields. Tab files have no quotes, a `"` in them is data; comma files have (finance.md,
/// "Reading rules"). Lines end with LF, CR LF or CR.
struct ReportLines {
  struct Line {
    /// In the file, from 1.
    var number: Int
    var fields: [String]
    /// As written; only kept for comma files, whose sum stands in a cell that is no valid CSV.
    var text = ""

    /// Short rows are cut at the end: what is not there is empty.
    func field(_ position: Int) -> String { position < fields.count ? fields[position] : "" }

    var isEmpty: Bool { fields.allSatisfy(\.isEmpty) }
  }

  let lines: [Line]
  let isTabbed: Bool

  init(_ text: [UInt8]) {
    let rows = ReportLines.rows(of: text)
    // The title of the payments file holds one tab, the preamble of FINANCE_DETAIL one a line; a header has many.
    isTabbed = rows.prefix(10).contains { row in text[row.range].count { $0 == 0x09 } >= 3 }
    lines = isTabbed ? ReportLines.tabbed(text, rows) : ReportLines.quoted(text)
  }

  private struct Row {
    var number: Int
    var range: Range<Int>
  }

  private static func rows(of text: [UInt8]) -> [Row] {
    var rows: [Row] = []
    var (start, number) = (0, 1)
    for (position, byte) in text.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0A && position > 0 && text[position - 1] == 0x0D {
        start = position + 1
        continue
      }
      rows.append(Row(number: number, range: start..<position))
      (start, number) = (position + 1, number + 1)
    }
    if start < text.count { rows.append(Row(number: number, range: start..<text.count)) }
    return rows
  }

  private static func tabbed(_ text: [UInt8], _ rows: [Row]) -> [Line] {
    rows.compactMap { row in
      let fields = text[row.range].split(separator: 0x09, omittingEmptySubsequences: false).map(field)
      let line = Line(number: row.number, fields: fields)
      return line.isEmpty ? nil : line
    }
  }

  private static func quoted(_ text: [UInt8]) -> [Line] {
    let buffer = ByteBuffer(text)
    return buffer.withBytes { bytes in
      var reader = DelimitedReader(from: 0, to: text.count, delimiter: UInt8(ascii: ","))
      var lines: [Line] = []
      var starts: [Int] = []
      while reader.next(bytes) {
        starts.append(reader.recordStart)
        let fields = reader.cells.map { field(reader.content(of: $0, bytes)[...]) }
        lines.append(Line(number: 0, fields: fields))
      }
      var (number, position) = (1, 0)
      for (index, start) in starts.enumerated() {
        number += lineEnds(text[position..<start])
        position = start
        lines[index].number = number
        let end = index + 1 < starts.count ? starts[index + 1] : text.count
        lines[index].text = String(decoding: text[start..<end], as: UTF8.self)
      }
      return lines
    }
  }

  private static func lineEnds(_ text: ArraySlice<UInt8>) -> Int {
    text.indices.count {
      text[$0] == 0x0A || text[$0] == 0x0D && text.dropFirst($0 + 1 - text.startIndex).first != 0x0A
    }
  }

  // Blank fields are empty or hold one space.
  private static func field(_ bytes: ArraySlice<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let trimmed = bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return String(decoding: Array(trimmed), as: UTF8.self)
  }
}
