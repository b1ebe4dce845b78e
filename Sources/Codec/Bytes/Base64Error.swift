/// Why and where base64 text was refused.
package struct Base64Error: Error, Hashable, Sendable {
  package enum Fault: String, Hashable, Sendable, CaseIterable {
    case illegalCharacter
    case whitespace
    /// A `=` where base64url or the middle of a text allows none.
    case illegalPadding
    /// The text ends before its padding is complete (standard alphabet only).
    case missingPadding
    /// One character is left over: six bits cannot be a byte.
    case impossibleLength
    /// The last character carries bits that no byte uses: two texts would mean the same bytes.
    case trailingBits

    package var words: String {
      switch self {
      case .illegalCharacter: "a character that base64 does not have"
      case .whitespace: "white space inside base64"
      case .illegalPadding: "a padding character (=) where none may stand"
      case .missingPadding: "the padding (=) is missing"
      case .impossibleLength: "the text is cut off: one character is left over"
      case .trailingBits: "the last character has bits that belong to no byte"
      }
    }
  }

  package var fault: Fault
  /// The offset of the offending character in the span; the end of the text where something is missing.
  package var byteOffset: Int

  package init(_ fault: Fault, at byteOffset: Int) {
    self.fault = fault
    self.byteOffset = byteOffset
  }
}
