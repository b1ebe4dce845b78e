internal import Codec
internal import Refunds

/// Opens signed texts (JWS) and reads what they hold.
extension RecordReader {
  /// Reads a string node that should be a signed text; `slot` names the member that holds it, for findings.
  mutating func readSignedText(_ node: JSONNode, _ bytes: RawSpan, _ context: RecordContext, slot: String) {
    if !node.hasEscapes { return readSignedText(bytes, from: node.start, to: node.end, context, slot: slot) }
    var unescaped: [UInt8] = []
    JSONText.append(bytes, node, to: &unescaped)
    let count = unescaped.count
    ByteBuffer(unescaped).withBytes { readSignedText($0, from: 0, to: count, context, slot: slot) }
  }

  /// Reads a signed text: split, check, decode, and find out what the payload is.
  mutating func readSignedText(
    _ bytes: RawSpan, from start: Int, to end: Int, _ outer: RecordContext, slot: String, isRestored: Bool = false
  ) {
    var (content, index) = takeStorage()
    defer { giveBack((content, index)) }
    let signed: CompactJWS
    do throws(JWSError) {
      signed = try CompactJWS(bytes, from: start, to: end)
      try signed.decode(.payload, of: bytes, into: &content)
    } catch {
      if !isRestored, let restored = SignedTextRestoration(bytes, from: start, to: end) {
        note(.signedTextReencoded, restored.change.rawValue)
        let count = restored.text.count
        return ByteBuffer(restored.text).withBytes {
          readSignedText($0, from: 0, to: count, outer, slot: slot, isRestored: true)
        }
      }
      let isDamaged = RecordReader.beginsLikeJWS(bytes, from: start, to: end)
      return reject(.notAJWS, isDamaged ? slot + ": " + error.words : slot)
    }
    if let error = RecordReader.read(content, into: &index) {
      return reject(.notJSON, "payload of \(slot): \(error.fault.words)")
    }
    guard let trust = trust(of: signed, bytes, content, index, outer) else { return }
    var context = outer
    context.trust = trust
    payloadDepth += 1
    content.withBytes { readValue(0, index, $0, context) }
    payloadDepth -= 1
  }

  // The payload is one JSON value and nothing else.
  private static func read(_ content: ByteBuffer, into index: inout JSONIndex) -> JSONError? {
    content.withBytes { bytes in
      do throws(JSONError) {
        var end = try index.read(bytes, at: 0)
        while end < content.count && RecordReader.isWhiteSpace(bytes.byte(at: end)) { end += 1 }
        return end == content.count ? nil : JSONError(fault: .unexpectedCharacter, byteOffset: end)
      } catch {
        return error
      }
    }
  }
}
