internal import Codec
internal import Refunds

/// Transactions that an app wrote out by the names of StoreKit's Swift properties (formats.md 5.1).
///
/// They are rewritten with Apple's JSON keys and units and read as that. Only what differs is looked at here.
extension RecordReader {
  mutating func readDeviceTransaction(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext
  ) {
    var context = outer
    context.channel = .device
    if let signed = signedCopy(position, index, bytes) {
      return readSignedText(index[signed], bytes, context, slot: "jwsRepresentation")
    }
    var writer = JSONWriter()
    writer.beginObject()
    var written: Set<String> = []
    writeProperties(of: position, index, bytes, SwiftProperty.init(named:), &written, to: &writer)
    writer.endObject()
    // Without a usable id it is no transaction, and must not be taken for something else.
    guard written.contains(FieldName.transactionId.key) else { return reject(.transactionWithoutID) }
    if !readInside(writer.take(), context) { reject(.transactionWithoutID) }
  }

  private func signedCopy(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> Int? {
    var child = position + 1
    while child < index[position].next {
      let node = index[child]
      if node.kind == .string, RecordReader.beginsLikeJWS(bytes, from: node.start, to: node.end),
        index.nameText(at: child, in: bytes) == "jwsRepresentation"
      {
        return child
      }
      child = node.next
    }
    return nil
  }

  private mutating func writeProperties(
    of object: Int, _ index: JSONIndex, _ bytes: RawSpan, _ property: (String) -> SwiftProperty?,
    _ written: inout Set<String>, to writer: inout JSONWriter
  ) {
    var child = object + 1
    while child < index[object].next {
      if index[child].kind != .null, let property = property(index.nameText(at: child, in: bytes)) {
        write(property, child, index, bytes, &written, to: &writer)
      }
      child = index[child].next
    }
  }

  private mutating func write(
    _ property: SwiftProperty, _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ written: inout Set<String>,
    to writer: inout JSONWriter
  ) {
    if case .offer = property.content, index[position].kind == .object {
      return writeProperties(of: position, index, bytes, SwiftProperty.init(ofOffer:), &written, to: &writer)
    }
    guard written.insert(property.key).inserted else { return }
    writer.name(property.key)
    switch property.content {
    case .plain: PropertyText.write(position, index, bytes, to: &writer)
    case .date: writeDate(position, property.key, index, bytes, to: &writer)
    case .thousandfold: PropertyText.writeThousandfold(position, index, bytes, to: &writer)
    case .name(let meanings):
      let text = PropertyText.name(at: position, index, bytes)
      writer.string(meanings[text.lowercased()] ?? text)
    case .offer: PropertyText.write(position, index, bytes, to: &writer)
    }
  }

  /// `JSONEncoder` writes a `Date` as seconds since 2001. As seconds since 1970 such a number would be a day before the
  /// App Store opened, so that there is no doubt.
  private mutating func writeDate(
    _ position: Int, _ key: String, _ index: JSONIndex, _ bytes: RawSpan, to writer: inout JSONWriter
  ) {
    let node = index[position]
    guard node.kind == .number || node.kind == .string,
      let number = DecimalNumber(bytes, from: node.start, to: node.end),
      let milliseconds = number.scaled(byPowerOfTen: 3)?.floor, milliseconds > 0,
      milliseconds < Instant.appStoreOpening.milliseconds
    else { return PropertyText.write(position, index, bytes, to: &writer) }
    note(.dateSince2001, key)
    writer.integer(milliseconds + Instant(year: 2001, month: 1, day: 1).milliseconds)
  }
}
