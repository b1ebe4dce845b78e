/// The three parts of a signed text in compact form, `header.payload.signature` (RFC 7515 section 7.1), as byte ranges.
///
/// The split looks for the dots and at the signature. The characters of header and payload are checked when they are
/// decoded, which everyone who reads them does.
package struct CompactJWS: Hashable, Sendable {
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case header, payload, signature
  }

  package var header: Range<Int>
  package var payload: Range<Int>
  package var signature: Range<Int>

  /// What the signature signs: header, dot and payload.
  package var signedText: Range<Int> { header.lowerBound..<payload.upperBound }

  /// Splits `start..<end`.
  package init(_ bytes: RawSpan, from start: Int, to end: Int) throws(JWSError) {
    let dot = UInt8(ascii: ".")
    guard let first = ByteSearch.first(dot, in: bytes, from: start, to: end) else {
      throw .notThreeParts(parts: 1, byteOffset: start)
    }
    guard let second = ByteSearch.first(dot, in: bytes, from: first + 1, to: end) else {
      throw .notThreeParts(parts: 2, byteOffset: start)
    }
    if let third = ByteSearch.first(dot, in: bytes, from: second + 1, to: end) {
      let further = ByteSearch.count(dot, in: bytes, from: third, to: end)
      throw .notThreeParts(parts: 3 + further, byteOffset: start)
    }
    header = start..<first
    payload = first + 1..<second
    signature = second + 1..<end
    for part in Part.allCases {
      let range = self[part]
      if range.isEmpty { throw .emptyPart(part, byteOffset: range.lowerBound) }
      if range.count % 4 == 1 { throw .encoding(part, Base64Error(.impossibleLength, at: range.upperBound - 1)) }
    }
    do throws(Base64Error) {
      try Base64Alphabet.urlSafe.check(bytes, from: signature.lowerBound, to: signature.upperBound)
    } catch {
      throw .encoding(.signature, error)
    }
  }

  package subscript(part: Part) -> Range<Int> {
    switch part {
    case .header: header
    case .payload: payload
    case .signature: signature
    }
  }

  /// Decodes one part and replaces the content of `buffer`.
  package func decode(_ part: Part, of bytes: RawSpan, into buffer: inout ByteBuffer) throws(JWSError) {
    let range = self[part]
    do throws(Base64Error) {
      try Base64URL.decode(bytes, from: range.lowerBound, to: range.upperBound, into: &buffer)
    } catch {
      throw .encoding(part, error)
    }
  }
}
