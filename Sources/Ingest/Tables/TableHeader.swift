internal import Codec

/// The columns of a table by the names in its first line.
struct TableHeader {
  let delimiter: UInt8
  /// Where the header ends; rows follow.
  let end: Int
  let columns: [Column]

  struct Column {
    /// As written.
    var name: String
    /// The field that the name stands for in any spelling; nil for a column of the owner's own.
    var field: FieldName?
  }

  /// Reads the first record of a text; nil where there is none.
  init?(_ bytes: RawSpan, count: Int, delimiter: UInt8) {
    var reader = DelimitedReader(from: 0, to: count, delimiter: delimiter)
    guard reader.next(bytes) else { return nil }
    self.delimiter = delimiter
    columns = reader.cells.map { cell in
      let content = reader.content(of: cell, bytes)
      let name = String(
        decoding: delimiter == PaddedCell.delimiter ? PaddedCell.trimmed(content) : content, as: UTF8.self)
      return Column(name: name, field: TableHeader.fields[TableHeader.normalized(name)])
    }
    var rest = reader
    end = rest.next(bytes) ? rest.recordStart : count
    vendor = VendorTable(self)
  }

  /// The vendor whose export this is; nil for tables of the owner's own.
  private(set) var vendor: VendorTable?

  /// Whether this is output for a screen, with blanks that align its columns.
  var isAligned: Bool { delimiter == PaddedCell.delimiter }

  var hasKnownColumns: Bool { columns.contains { $0.field != nil } }

  /// Whether the first line can be a line of column names at all, so that its table is one of unknown columns and no log.
  var looksLikeNames: Bool {
    columns.count > 1
      && columns.allSatisfy { column in
        !column.name.isEmpty && column.name.utf8.count <= 60 && column.name.utf8.first.map(TableHeader.isLetter) == true
          && column.name.utf8.allSatisfy { TableHeader.isLetter($0) || "0123456789_-. ()/%$".utf8.contains($0) }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// A name without what databases and people put between its words: `Transaction ID`, `transaction_id`, `data.price`.
  static func normalized(_ name: String) -> String {
    let last = name.split(separator: ".").last ?? ""
    return String(last.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let fields: [String: FieldName] = {
    var fields: [String: FieldName] = [:]
    // A column of such a name in a table of the owner's own is not that member of an event.
    for field in FieldName.allCases where !field.isOfVendorEvents {
      let name = normalized(String(describing: field))
      if fields[name] == nil { fields[name] = field }
    }
    return fields
  }()
}
