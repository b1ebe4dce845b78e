/// Why and where a text was refused as a printed dictionary.
package struct PrintedDictionaryError: Error, Hashable, Sendable {
  package enum Fault: String, Hashable, Sendable, CaseIterable {
    case unexpectedEnd
    case unexpectedCharacter
    case equalsSignMissing
    case invalidUTF8
    case tooDeep

    package var words: String {
      switch self {
      case .unexpectedEnd: "a printed dictionary that is cut off"
      case .unexpectedCharacter: "a printed dictionary with a character that does not fit there"
      case .equalsSignMissing: "a printed dictionary with a name that no = follows"
      case .invalidUTF8: "a printed dictionary that is not UTF-8"
      case .tooDeep: "a printed dictionary with too many levels"
      }
    }
  }

  package var fault: Fault
  /// The offset in the span of the first byte that cannot be right.
  package var byteOffset: Int

  package init(_ fault: Fault, at byteOffset: Int) {
    self.fault = fault
    self.byteOffset = byteOffset
  }
}
