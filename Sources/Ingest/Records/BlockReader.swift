internal import Codec
internal import Refunds

/// Walks through a block of whole records: JSON values one after the other, signed texts without quotes, and whatever
/// else stands between them.
extension RecordReader {
  /// Reads the records of a block that starts at an offset of its (unpacked) file.
  ///
  /// Arrays around all records, and commas between them, are skipped: `[a, b]`, `a\nb` and `a,\nb` are the same records.
  mutating func readBlock(_ bytes: RawSpan, count: Int, file: UInt32, byteOffset: Int) -> BlockReading {
    begin(file: file)
    blockOffset = byteOffset
    var (content, index) = takeStorage()
    var sawContent = false
    var position = RecordReader.skipSeparators(bytes, from: 0, to: count, sawContent: &sawContent)
    while position < count {
      recordOffset = byteOffset + position
      position = readRecord(bytes, at: position, to: count, &index)
      position = RecordReader.skipSeparators(bytes, from: position, to: count, sawContent: &sawContent)
    }
    giveBack((content, index))
    batch.symbols = texts.table
    return BlockReading(batch: batch, sawContent: sawContent, pageCount: pageCount, openPage: openPage)
  }

  /// Reads the record that begins at an offset, and returns where the next one may begin.
  private mutating func readRecord(_ bytes: RawSpan, at start: Int, to count: Int, _ index: inout JSONIndex) -> Int {
    if let end = readForeign(bytes, at: start, to: count) { return end }
    if RecordReader.beginsLikeJWS(bytes, from: start, to: count) {
      let end = RecordReader.endOfWord(bytes, from: start, to: count)
      readBareJWS(bytes, from: start, to: end)
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
      reject(.notJSON, error.fault.words, faultOffset: blockOffset + error.byteOffset)
      return error.fault == .utf16 ? count : RecordReader.nextRecordStart(bytes, after: start, to: count)
    }
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

  // MARK: Between records

  static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Skips white space, byte order marks (each file of a concatenation may bring one), commas and the brackets of arrays
  /// around records. `sawContent` becomes true when anything but white space was there.
  private static func skipSeparators(
    _ bytes: RawSpan, from start: Int, to count: Int, sawContent: inout Bool
  ) -> Int {
    var position = start
    while position < count {
      let byte = bytes.byte(at: position)
      if isWhiteSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
        sawContent = true
        position += 1
      } else if bytes.eightBytes(at: position) & 0xFF_FFFF == 0xBF_BBEF {
        position += 3
      } else {
        sawContent = true
        break
      }
    }
    return position
  }

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
