/// One element of DER (X.690): a tag of one byte, a definite length, content.
package struct DERElement: Hashable, Sendable {
  package static let integer: UInt8 = 0x02
  package static let octetString: UInt8 = 0x04
  package static let sequence: UInt8 = 0x30
  package static let set: UInt8 = 0x31

  package var tag: UInt8
  /// Where the content stands.
  package var content: Range<Int>

  /// Whether a signed container begins here: a SEQUENCE with a length in two to four bytes or indefinite (X.690 section
  /// 8.1.3), as none shorter is a receipt. No text begins with a zero and such a byte.
  package static func beginsContainer(_ bytes: RawSpan, at start: Int, to end: Int) -> Bool {
    guard end - start >= 2, bytes.byte(at: start) == sequence else { return false }
    let length = bytes.byte(at: start + 1)
    return length == 0x80 || (0x82...0x84).contains(length)
  }

  /// Reads the element that begins at `start` and must end by `end`; nil for everything that is none.
  package init?(_ bytes: RawSpan, at start: Int, to end: Int) {
    guard start < end, end - start >= 2 else { return nil }
    tag = bytes.byte(at: start)
    // Tags beyond 30 take more bytes; no element of a receipt has one.
    guard tag & 0x1F != 0x1F else { return nil }
    let first = bytes.byte(at: start + 1)
    guard first >= 0x80 else {
      guard Int(first) <= end - start - 2 else { return nil }
      content = start + 2..<start + 2 + Int(first)
      return
    }
    let lengthBytes = Int(first & 0x7F)
    guard (1...4).contains(lengthBytes), end - start - 2 >= lengthBytes else { return nil }
    let contentStart = start + 2 + lengthBytes
    let length = (start + 2..<contentStart).reduce(0) { $0 << 8 | Int(bytes.byte(at: $1)) }
    guard length <= end - contentStart else { return nil }
    content = contentStart..<contentStart + length
  }

  /// The elements that follow each other in a range; nil where one of them is damaged.
  package static func all(_ bytes: RawSpan, in range: Range<Int>) -> [DERElement]? {
    var elements: [DERElement] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard let element = DERElement(bytes, at: position, to: range.upperBound) else { return nil }
      elements.append(element)
      position = element.content.upperBound
    }
    return elements
  }

  /// The value of an INTEGER of up to eight bytes.
  package func integer(_ bytes: RawSpan) -> Int64? {
    guard tag == DERElement.integer, (1...8).contains(content.count) else { return nil }
    let isNegative = bytes.byte(at: content.lowerBound) >= 0x80
    return content.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64(bytes.byte(at: $1)) }
  }
}
