internal import Codec
internal import Refunds

/// Walks through a block of whole records: JSON values one after the other, signed texts without quotes, and whatever
/// else stands between them.
extension RecordReader {
  /// Reads the records of a block that starts at an offset of its (unpacked) file.
  ///
  /// Arrays around all records, and commas between them, are skipped: `[a, b]`, `a\nb` and `a,\nb` are the same records.
  ///
  /// - Parameters:
  ///   - startsInArray: the block begins inside an array that an earlier block opened.
  ///   - isLast: no block of the file follows, so that every array must have ended.
  mutating func readBlock(
    _ bytes: RawSpan, count: Int, file: UInt32, byteOffset: Int, startsInArray: Bool = false, isLast: Bool = true
  ) -> BlockReading {
    begin(file: file)
    blockOffset = byteOffset
    var (content, index) = takeStorage()
    var separators = RecordSeparators(openArrays: startsInArray ? 1 : 0, isAfterRecord: startsInArray)
    var position = skip(&separators, bytes, from: 0, to: count)
    while position < count {
      recordOffset = byteOffset + position
      position = readRecord(bytes, at: position, to: count, &index)
      separators.isAfterRecord = true
      position = skip(&separators, bytes, from: position, to: count)
    }
    if isLast && separators.openArrays > 0 {
      recordOffset = byteOffset + count
      reject(.notJSON, "an array without its end: the file is cut off")
    }
    giveBack((content, index))
    return endBlock(sawContent: separators.sawContent)
  }

  private mutating func skip(
    _ separators: inout RecordSeparators, _ bytes: RawSpan, from start: Int, to count: Int
  ) -> Int {
    var position = start
    while true {
      position = separators.skip(bytes, from: position, to: count)
      guard let misplaced = separators.misplaced else { return position }
      recordOffset = blockOffset + misplaced
      reject(.notJSON, "a bracket or comma without a value")
      separators.misplaced = nil
    }
  }

  /// Reads the record that begins at an offset, and returns where the next one may begin.
  private mutating func readRecord(_ bytes: RawSpan, at start: Int, to count: Int, _ index: inout JSONIndex) -> Int {
    // Most records are objects, and an object is none of what comes first.
    if bytes.byte(at: start) != UInt8(ascii: "{"), let end = readWithoutBraces(bytes, at: start, to: count) {
      return end
    }
    if options.format == nil, RecordReader.mayBePiece(bytes.byte(at: start), bytes.byte(at: start + 2)),
      let end = readPieces(bytes, at: start, to: count)
    {
      return end
    }
    do throws(JSONError) {
      let end = try index.read(bytes, at: start)
      guard isAlone(index[0], bytes, end: end, to: count) else {
        throw JSONError(fault: .unexpectedCharacter, byteOffset: end)
      }
      readValue(0, index, bytes, RecordContext())
      return end
    } catch {
      if let end = readPrintedRecord(bytes, at: start, to: count) {
        return end > start ? end : RecordReader.nextRecordStart(bytes, after: start, to: count)
      }
      if error.fault != .utf16, options.format == nil, let end = readLogLine(bytes, at: start, to: count) { return end }
      reject(.notJSON, error.fault.words, faultOffset: blockOffset + error.byteOffset)
      return error.fault == .utf16 ? count : RecordReader.nextRecordStart(bytes, after: start, to: count)
    }
  }

  /// Reads certificates, receipts and signed texts.
  private mutating func readWithoutBraces(_ bytes: RawSpan, at start: Int, to count: Int) -> Int? {
    if let end = readForeign(bytes, at: start, to: count) ?? readReceiptText(bytes, at: start, to: count) { return end }
    guard RecordReader.beginsLikeJWS(bytes, from: start, to: count) else { return nil }
    let end = RecordReader.endOfWord(bytes, from: start, to: count)
    readBareJWS(bytes, from: start, to: end)
    return end
  }

  /// Whether a line may be a piece of a container's log, by two of its bytes: `{"log` or a year.
  private static func mayBePiece(_ first: UInt8, _ third: UInt8) -> Bool {
    first == UInt8(ascii: "{") && third == UInt8(ascii: "l") || first == UInt8(ascii: "2")
  }

  private mutating func readBareJWS(_ bytes: RawSpan, from start: Int, to end: Int) {
    guard options.format ?? .jws == .jws else { return reject(.notRecognized, "text") }
    readSignedText(bytes, from: start, to: end, RecordContext(), slot: "text")
  }

  /// A line of text may begin with a number or a quotation, as log lines with a date do. Such a value counts only if
  /// its line holds nothing else; after objects and arrays there is no doubt.
  private func isAlone(_ node: JSONNode, _ bytes: RawSpan, end: Int, to count: Int) -> Bool {
    if node.kind == .object || node.kind == .array { return true }
    var position = end
    while position < count && (bytes.byte(at: position) == 0x20 || bytes.byte(at: position) == 0x09) { position += 1 }
    guard position < count else { return true }
    let byte = bytes.byte(at: position)
    return [UInt8(ascii: ","), UInt8(ascii: "]"), 0x0A, 0x0D].contains(byte)
  }

  static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// The next line that begins a record, after one that could not be read: indented lines and closing brackets go on
  /// with the bad one. The cut of files into blocks follows the same rule.
  private static func nextRecordStart(_ bytes: RawSpan, after start: Int, to count: Int) -> Int {
    var position = start
    while let lineEnd = ByteSearch.first(0x0A, in: bytes, from: position, to: count) {
      position = lineEnd + 1
      guard position < count else { break }
      let byte = bytes.byte(at: position)
      let continues = isWhiteSpace(byte) || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      if !continues { return position }
    }
    return count
  }

  private static func endOfWord(_ bytes: RawSpan, from start: Int, to count: Int) -> Int {
    var end = start
    while end < count && !isWhiteSpace(bytes.byte(at: end)) && bytes.byte(at: end) != UInt8(ascii: ",") { end += 1 }
    return end
  }
}
