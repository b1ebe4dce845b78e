/// Why and where a text was refused as JSON.
package struct JSONError: Error, Hashable, Sendable {
  package var fault: JSONFault
  /// The offset in the span of the first byte that cannot be right.
  package var byteOffset: Int

  package init(fault: JSONFault, byteOffset: Int) {
    self.fault = fault
    self.byteOffset = byteOffset
  }

  /// The error for a byte that does not fit; a text that stops right there is told apart, because the advice differs
  /// (a cut file instead of a broken one).
  static func at(_ offset: Int, of bytes: RawSpan, _ fault: JSONFault) -> JSONError {
    JSONError(fault: bytes.ends(at: offset) ? .unexpectedEnd : fault, byteOffset: offset)
  }
}

extension RawSpan {
  /// Whether the content of the span ends at an offset: nothing but its zero padding follows.
  func ends(at offset: Int) -> Bool {
    for position in offset..<max(offset, min(offset + JSONIndex.paddingBytes, byteCount)) where byte(at: position) != 0 {
      return false
    }
    return true
  }
}
