internal import Codec

/// One row of a table, as the JSON that stands for it.
struct TableRow {
  let cellCount: Int
  let columnCount: Int
  /// A whole document in one cell: a signed text, or an object in a column of its own. It says more than the columns.
  private(set) var document: [UInt8]?
  /// The known columns under Apple's keys.
  private(set) var object: [UInt8] = []

  var hasTooManyCells: Bool { cellCount > columnCount }

  init(_ table: DelimitedReader, _ header: TableHeader, _ bytes: RawSpan) {
    cellCount = table.cells.count
    columnCount = header.columns.count
    var json = JSONWriter()
    json.beginObject()
    var written: Set<FieldName> = []
    for (column, cell) in zip(header.columns, table.cells) where !cell.isEmpty {
      var content = table.content(of: cell, bytes)
      if header.isAligned && !cell.isQuoted { content = PaddedCell.trimmed(content) }
      if content.isEmpty { continue }
      if TableRow.isNull(content, isQuoted: cell.isQuoted) { continue }
      if document == nil && TableRow.isDocument(content) { document = content }
      guard let field = column.field, written.insert(field).inserted else { continue }
      json.name(field.key)
      let text = String(decoding: content, as: UTF8.self)
      json.string(header.delimiter == UInt8(ascii: ";") ? DecimalComma.plain(text, in: field) : text)
    }
    json.endObject()
    object = json.take()
  }

  // As databases write it: `\N` of psql COPY, NULL of most exports; between quotes it is a text.
  static func isNull(_ content: [UInt8], isQuoted: Bool) -> Bool {
    !isQuoted && ["\\N", "NULL", "null", "NaN", "None", "<null>"].contains(String(decoding: content, as: UTF8.self))
  }

  // A JSON object, or the three parts of a signed text.
  private static func isDocument(_ content: [UInt8]) -> Bool {
    switch content.first {
    case UInt8(ascii: "{"): content.last == UInt8(ascii: "}") && content.count > 2
    case UInt8(ascii: "e"): content.starts(with: "ey".utf8) && content.count { $0 == UInt8(ascii: ".") } == 2
    default: false
    }
  }
}
