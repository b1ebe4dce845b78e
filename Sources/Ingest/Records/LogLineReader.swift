internal import Codec
internal import Refunds

/// Reads the records that stand behind time, level and other words on a line of a log.
extension RecordReader {
  /// What was found in a text.
  struct FragmentOutcome {
    /// Whether there was a record.
    var found = false
    /// Whether there was JSON of any kind.
    var sawValue = false
    /// Where the last value ended.
    var end: Int
    /// Why the first thing that looked like JSON is none.
    var fault: JSONFault?
  }

  /// A brace that begins no value costs a look at what follows it; more of them than this are no log line.
  private static let faultLimit = 8

  /// Reads a line that does not begin with JSON.
  ///
  /// - Returns: where the next record may begin; nil when the line holds nothing that looks like one.
  mutating func readLogLine(_ bytes: RawSpan, at start: Int, to count: Int) -> Int? {
    let first = bytes.byte(at: start)
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") && !LogPrefix.begins(bytes, at: start, to: count) {
      return nil
    }
    let lineEnd = ByteSearch.first(0x0A, in: bytes, from: start, to: count) ?? count
    let outcome = readFragments(bytes, from: start, to: lineEnd, RecordContext())
    guard outcome.found || outcome.sawValue else { return nil }
    if !outcome.found { reject(.notRecognized, "log line") }
    return ByteSearch.first(0x0A, in: bytes, from: max(outcome.end, start), to: count) ?? count
  }

  /// Reads all records in a range of text. What else stands there is not counted.
  mutating func readFragments(
    _ bytes: RawSpan, from start: Int, to end: Int, _ context: RecordContext
  ) -> FragmentOutcome {
    var (content, index) = takeStorage()
    defer { giveBack((content, index)) }
    content.removeAll()
    var outcome = FragmentOutcome(end: start)
    var position = start
    var faults = 0
    while faults < RecordReader.faultLimit, let fragment = FragmentSearch.next(bytes, from: position, to: end) {
      switch fragment {
      case .signedText(let range):
        readSignedText(bytes, from: range.lowerBound, to: range.upperBound, context, slot: "text")
        outcome.found = true
        outcome.end = range.upperBound
        position = range.upperBound
      case .value(let offset):
        do throws(JSONError) {
          position = try index.read(bytes, at: offset)
          outcome.end = position
          outcome.sawValue = true
          if readInside(0, index, bytes, context) { outcome.found = true }
        } catch {
          if outcome.fault == nil { outcome.fault = error.fault }
          faults += 1
          position = offset + 1
        }
      }
    }
    return outcome
  }
}
