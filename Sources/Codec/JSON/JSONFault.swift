/// What is wrong with a text that is not JSON (RFC 8259), or not JSON that can be read without a doubt.
package enum JSONFault: String, CaseIterable, Hashable, Sendable {
  case unexpectedEnd
  case unexpectedCharacter
  case trailingComma
  case invalidLiteral
  case invalidNumber
  case invalidEscape
  case loneSurrogate
  case controlCharacter
  case invalidUTF8
  case duplicateName
  case tooDeep
  case tooLarge
  case utf16

  /// The fault in words, to stand after a place: "byte 17: …".
  package var words: String {
    switch self {
    case .unexpectedEnd: "the text ends in the middle of a value"
    case .unexpectedCharacter: "a character that JSON does not allow here"
    case .trailingComma: "a comma before the closing bracket"
    case .invalidLiteral: "a bare word other than true, false and null"
    case .invalidNumber: "a number that is not written by the rules of JSON"
    case .invalidEscape: "a backslash that begins no JSON escape"
    case .loneSurrogate: "half of a surrogate pair, which is no character"
    case .controlCharacter: "a control character inside a string that is not escaped"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .duplicateName: "a name that the same object already has"
    case .tooDeep: "arrays and objects nested deeper than \(JSONIndex.depthLimit) levels"
    case .tooLarge: "one value larger than 4 GiB"
    case .utf16: "UTF-16 text; JSON files must be UTF-8"
    }
  }
}
