internal import Codec
internal import Refunds

/// Certificates and private keys that were given as input by mistake. They are named, never read, never shown.
extension RecordReader {
  /// Refuses a certificate or key that begins here.
  ///
  /// - Returns: where it ends; nil when there is none.
  mutating func readForeign(_ bytes: RawSpan, at start: Int, to count: Int) -> Int? {
    if RecordReader.matches(bytes, at: start, to: count, "-----BEGIN ") {
      return readPEM(bytes, at: start, to: count)
    }
    // Binary DER is a whole file.
    guard recordOffset == 0, bytes.byte(at: start) == RecordReader.derSequence, let content = derContent(bytes, count)
    else { return nil }
    switch bytes.byte(at: content) {
    case RecordReader.derSequence: reject(.certificateAsInput)
    case RecordReader.derInteger: reject(.privateKeyAsInput)
    default: return nil
    }
    return count
  }

  private mutating func readPEM(_ bytes: RawSpan, at start: Int, to count: Int) -> Int {
    let lineEnd = ByteSearch.first(0x0A, in: bytes, from: start, to: count) ?? count
    let isKey = (start..<lineEnd).contains { RecordReader.matches(bytes, at: $0, to: lineEnd, "PRIVATE KEY") }
    reject(isKey ? .privateKeyAsInput : .certificateAsInput)
    var position = lineEnd
    while position < count && !RecordReader.matches(bytes, at: position, to: count, "-----END ") {
      position = ByteSearch.first(0x0A, in: bytes, from: position, to: count).map { $0 + 1 } ?? count
    }
    return ByteSearch.first(0x0A, in: bytes, from: position, to: count) ?? count
  }

  private static let derSequence: UInt8 = 0x30
  private static let derInteger: UInt8 = 0x02

  /// Where the content of a DER sequence begins that fills the file: a certificate begins with another sequence, a
  /// private key with the number of its version. Receipts are sequences too, and begin with an object identifier.
  private func derContent(_ bytes: RawSpan, _ count: Int) -> Int? {
    let first = bytes.byte(at: 1)
    if (0x40..<0x80).contains(first) { return Int(first) + 2 == count ? 2 : nil }
    let lengthBytes = Int(first & 0x7F)
    guard first > 0x80, (1...4).contains(lengthBytes) else { return nil }
    let length = (0..<lengthBytes).reduce(0) { $0 << 8 | Int(bytes.byte(at: 2 + $1)) }
    return length + 2 + lengthBytes == count ? 2 + lengthBytes : nil
  }

  private static func matches(_ bytes: RawSpan, at start: Int, to end: Int, _ text: String) -> Bool {
    guard end - start >= text.utf8.count else { return false }
    for (offset, byte) in text.utf8.enumerated() where bytes.byte(at: start + offset) != byte { return false }
    return true
  }
}
