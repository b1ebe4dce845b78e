internal import Codec
internal import Refunds

/// Tables of databases and spreadsheets. A row becomes one JSON object with Apple's own keys and goes the way of every
/// other record, so that dates, prices, ids and reasons are read in one place.
extension RecordReader {
  /// - Parameter start: where the rows of the block begin: behind the header in the first block.
  mutating func readTable(_ bytes: RawSpan, from start: Int, to count: Int, _ header: TableHeader) {
    var table = DelimitedReader(from: start, to: count, delimiter: header.delimiter)
    var (content, index) = takeStorage()
    // What is read is not the bytes of the block.
    payloadDepth += 1
    while table.next(bytes) {
      recordOffset = blockOffset + table.recordStart
      if let vendor = header.vendor, !table.isCutOff {
        readVendorRow(table, header, bytes, vendor)
        continue
      }
      if !header.hasKnownColumns && header.vendor == nil {
        reject(.tableWithoutColumns, header.columns.prefix(8).map(\.name).joined(separator: ", "))
        continue
      }
      if table.isCutOff {
        reject(.notJSON, "a quoted cell without its end: the table is cut off")
        break
      }
      if header.isAligned, PaddedCell.isDecoration(table.cells.map { table.content(of: $0, bytes) }) { continue }
      readRow(TableRow(table, header, bytes), &content, &index)
    }
    payloadDepth -= 1
    giveBack((content, index))
  }

  /// Says once for a file which columns are not used; their names are the owner's and may be anything.
  mutating func noteColumns(of header: TableHeader) {
    let unknown = header.columns.filter { $0.field == nil && !$0.name.isEmpty }.map(\.name)
    if unknown.isEmpty { return }
    let shown = unknown.prefix(8).map { $0.count > 40 ? $0.prefix(40) + "…" : $0 }.joined(separator: ", ")
    note(.unmappedColumns, unknown.count > 8 ? "\(shown) and \(unknown.count - 8) more" : shown)
  }

  private mutating func readRow(_ row: TableRow, _ content: inout ByteBuffer, _ index: inout JSONIndex) {
    if row.hasTooManyCells { note(.raggedRow, "\(row.cellCount) cells in place of \(row.columnCount)") }
    if let text = row.document {
      content.removeAll()
      content.append(text)
      let count = text.count
      if RecordReader.beginsLikeJWS(text) {
        return content.withBytes { readSignedText($0, from: 0, to: count, RecordContext(), slot: "cell") }
      }
    } else {
      content.removeAll()
      content.append(row.object)
    }
    do throws(JSONError) {
      try content.withBytes { (bytes) throws(JSONError) in _ = try index.read(bytes, at: 0) }
    } catch {
      return reject(.notJSON, "a cell: \(error.fault.words)")
    }
    content.withBytes { readValue(0, index, $0, RecordContext()) }
  }

  private static func beginsLikeJWS(_ text: [UInt8]) -> Bool {
    ByteBuffer(text).withBytes { beginsLikeJWS($0, from: 0, to: text.count) }
  }
}
