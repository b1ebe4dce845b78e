internal import Codec
internal import Refunds

/// Decides what a block is: records one after the other, rows of a table, or text that must become UTF-8 first.
extension RecordReader {
  mutating func read(_ block: ByteBlock) -> BlockReading {
    block.withBytes { bytes in
      if block.framing == .whole && UTF16Text.begins(bytes, count: block.count) {
        return readUTF16(bytes, block)
      }
      if let header = tableHeader(of: block) {
        return readTable(bytes, count: block.count, block, header)
      }
      return readBlock(
        bytes, count: block.count, file: UInt32(block.file), byteOffset: block.byteOffset,
        startsInArray: block.startsInArray, isLast: block.isLast)
    }
  }

  private func tableHeader(of block: ByteBlock) -> TableHeader? {
    let count = block.head.count
    return block.head.withBytes { tableHeader(block.framing, $0, count: count) }
  }

  /// The header of a text with delimiters. A first line that is no list of names leaves the text to the other readers:
  /// lines of a log have commas, too.
  private func tableHeader(_ framing: Framing, _ bytes: RawSpan, count: Int) -> TableHeader? {
    guard case .delimited(let delimiter) = framing, VendorTable.formats.contains(options.format ?? .table),
      let header = TableHeader(bytes, count: count, delimiter: delimiter)
    else { return nil }
    return header.hasKnownColumns || header.vendor != nil || header.looksLikeNames ? header : nil
  }

  private mutating func readTable(
    _ bytes: RawSpan, count: Int, _ block: ByteBlock, _ header: TableHeader
  ) -> BlockReading {
    begin(file: UInt32(block.file))
    blockOffset = block.byteOffset
    recordOffset = block.byteOffset
    if block.isFirst && header.hasKnownColumns && header.vendor == nil { noteColumns(of: header) }
    readTable(bytes, from: block.isFirst ? header.end : 0, to: count, header)
    return endBlock(sawContent: true)
  }

  // The places of findings are those of the text in UTF-8; nobody can look them up by byte in the file itself.
  private mutating func readUTF16(_ bytes: RawSpan, _ block: ByteBlock) -> BlockReading {
    let text = UTF16Text.utf8(bytes, count: block.count)
    return ByteBuffer(text).withBytes { bytes in
      let framing = Framing.detect(bytes, count: text.count)
      guard let header = tableHeader(framing, bytes, count: text.count) else {
        return readBlock(bytes, count: text.count, file: UInt32(block.file), byteOffset: 0)
      }
      return readTable(bytes, count: text.count, block, header)
    }
  }

  /// Hands over what was read since `begin`.
  mutating func endBlock(sawContent: Bool) -> BlockReading {
    batch.symbols = texts.table
    batch.signers = namedSigners()
    return BlockReading(
      batch: batch, sawContent: sawContent, pageCount: pageCount, openPage: openPage, factsLines: factsLines)
  }
}
