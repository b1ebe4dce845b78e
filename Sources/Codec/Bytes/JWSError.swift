/// Why a text is no signed text in compact form.
package enum JWSError: Error, Hashable, Sendable {
  /// The text has another number of parts than three; the offset is that of its first byte.
  case notThreeParts(parts: Int, byteOffset: Int)
  case emptyPart(CompactJWS.Part, byteOffset: Int)
  case encoding(CompactJWS.Part, Base64Error)

  /// The offset of the first offending byte in the span.
  package var byteOffset: Int {
    switch self {
    case .notThreeParts(_, let byteOffset): byteOffset
    case .emptyPart(_, let byteOffset): byteOffset
    case .encoding(_, let error): error.byteOffset
    }
  }

  package var words: String {
    switch self {
    case .notThreeParts(let parts, _): "a signed text has three parts with dots between them, this one has \(parts)"
    case .emptyPart(let part, _): "the \(part.rawValue) of the signed text is empty"
    case .encoding(let part, let error): "in the \(part.rawValue) of the signed text: \(error.fault.words)"
    }
  }
}
