internal import Codec
internal import Refunds

/// Answers that were stored as `String(format: "%@", answer)` prints them, and other text that is rewritten as JSON.
extension RecordReader {
  /// Reads a printed dictionary that begins a record; nil when there is none.
  ///
  /// - Returns: where it ends; the start again when it is damaged, after the record was rejected.
  mutating func readPrintedRecord(_ bytes: RawSpan, at start: Int, to count: Int) -> Int? {
    switch options.format {
    case nil, .printedDictionary, .legacyReceipt: break
    case .some: return nil
    }
    guard PrintedDictionary.begins(bytes, at: start, to: count) else { return nil }
    do throws(PrintedDictionaryError) {
      return try readPrintedDictionary(bytes, from: start, to: count, RecordContext())
    } catch {
      reject(.notJSON, error.fault.words, faultOffset: blockOffset + error.byteOffset)
      return start
    }
  }

  /// Reads a printed dictionary as the answer or receipt that it is, and returns where it ends.
  mutating func readPrintedDictionary(
    _ bytes: RawSpan, from start: Int, to end: Int, _ context: RecordContext
  ) throws(PrintedDictionaryError) -> Int {
    let rewritten = try PrintedDictionary.rewrite(bytes, from: start, to: end)
    readRewritten(rewritten.json) { reader, index, json in reader.readValue(0, index, json, context) }
    return rewritten.end
  }

  /// Lends the index of a JSON text that was made of another notation. Its record stays the one around it.
  mutating func readRewritten(_ json: [UInt8], _ body: (inout RecordReader, JSONIndex, RawSpan) -> Void) {
    var (content, index) = takeStorage()
    defer { giveBack((content, index)) }
    content.removeAll()
    content.append(json)
    payloadDepth += 1
    defer { payloadDepth -= 1 }
    content.withBytes { bytes in
      do throws(JSONError) {
        _ = try index.read(bytes, at: 0)
        body(&self, index, bytes)
      } catch {
        reject(.notJSON, error.fault.words)
      }
    }
  }
}
