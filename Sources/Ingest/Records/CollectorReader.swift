internal import Codec
internal import Refunds

/// Opens what collectors put around records: objects of their own, lists, and JSON written into a string.
///
/// Nothing here is reached by a record that is of a known format itself.
extension RecordReader {
  /// JSON in a string in a string in a string: no collector is known to go further.
  private static let textLevels = 3
  /// Objects of collectors inside one another: an answer of Elasticsearch with a web server's record takes seven.
  private static let wrapperLevels = 16

  /// Reads the records that a value is or holds.
  ///
  /// - Returns: whether there was one. If not, the value has not been counted as a record yet.
  mutating func readInside(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) -> Bool {
    let node = index[position]
    switch node.kind {
    case .object:
      fields.fill(index, object: position)
      guard let format = format(of: fields.present) else { return readMembers(position, index, bytes, context) }
      read(format, position, index, bytes, context)
      return true
    case .array: return readList(position, index, bytes, context)
    case .string: return readTextInside(node, bytes, context)
    case .null, .true, .false, .number: return false
    }
  }

  /// Reads what the members of a collector's object hold. Where one of them is signed, the others are its decoded
  /// copies and do not count.
  mutating func readMembers(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) -> Bool {
    guard wrapperDepth < RecordReader.wrapperLevels else { return false }
    wrapperDepth += 1
    defer { wrapperDepth -= 1 }
    if readAttributes(position, index, bytes, context) { return true }
    let members = collectorMembers(of: position, index, bytes)
    var found = false
    for member in members where isSignedText(index[member], bytes) {
      readSignedText(index[member], bytes, context, slot: index.nameText(at: member, in: bytes))
      found = true
    }
    if found { return true }
    for member in members where !isSignedText(index[member], bytes) {
      if readInside(member, index, bytes, context) { found = true }
    }
    return found
  }

  private func collectorMembers(of position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> [Int] {
    let end = index[position].next
    var members: [Int] = []
    var child = position + 1
    while child < end {
      let node = index[child]
      if node.kind == .object || node.kind == .array || node.kind == .string,
        CollectorTable.names.contains(index.nameText(at: child, in: bytes).lowercased())
      {
        members.append(child)
      }
      child = node.next
    }
    return members
  }

  private func isSignedText(_ node: JSONNode, _ bytes: RawSpan) -> Bool {
    node.kind == .string && RecordReader.beginsLikeJWS(bytes, from: node.start, to: node.end)
      && ByteSearch.count(UInt8(ascii: "."), in: bytes, from: node.start, to: node.end) == 2
  }

  /// Each element of a list is a record of its own, as soon as one of them is a record at all. Those that are none are
  /// counted behind the others, since only then it is known that the list holds records.
  private mutating func readList(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) -> Bool {
    guard wrapperDepth < RecordReader.wrapperLevels else { return false }
    wrapperDepth += 1
    defer { wrapperDepth -= 1 }
    var others: [(offset: Int, element: Int)] = []
    var found = false
    forEachElement(of: position, index) { reader, element in
      if reader.readInside(element, index, bytes, context) {
        found = true
      } else {
        others.append((reader.recordOffset, element))
      }
    }
    guard found else { return false }
    for other in others {
      recordOffset = other.offset
      reject(.notRecognized, description(of: other.element, index, bytes))
    }
    return true
  }

  /// Reads the JSON or the signed text that a string holds, alone or behind words of a log.
  mutating func readTextInside(_ node: JSONNode, _ bytes: RawSpan, _ context: RecordContext) -> Bool {
    guard FragmentSearch.mayHoldOne(bytes, from: node.start, to: node.end) else { return false }
    var isDocument = bytes.byte(at: node.start) == UInt8(ascii: "{")
    guard textDepth < RecordReader.textLevels else {
      if isDocument { reject(.nestedTooDeep) }
      return isDocument
    }
    var text: [UInt8] = []
    JSONText.append(bytes, node, to: &text)
    // Queues (Pub/Sub, Kinesis) encode documents; a signed text has dots.
    if RecordReader.beginsLikeJWS(bytes, from: node.start, to: node.end), !text.contains(UInt8(ascii: ".")) {
      guard let decoded = SignedTextRestoration.decoded(text) else { return false }
      text = decoded
      isDocument = true
    }
    let (content, count) = (ByteBuffer(text), text.count)
    textDepth += 1
    payloadDepth += 1
    defer {
      textDepth -= 1
      payloadDepth -= 1
    }
    let outcome = content.withBytes { readFragments($0, from: 0, to: count, context) }
    if outcome.found { return true }
    guard isDocument, let fault = outcome.fault else { return false }
    reject(.notJSON, "JSON in a string: \(fault.words)")
    return true
  }
}
