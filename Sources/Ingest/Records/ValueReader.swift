internal import Codec
internal import Refunds

/// Finds out what a value is and hands it to the reader of its format.
extension RecordReader {
  /// Reads a value wherever it stands: in a file, on a page, in a slot of a notification, in a signed payload. What it
  /// is follows from itself alone; the slot decides nothing, because people put the wrong thing into slots.
  mutating func readValue(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext) {
    let node = index[position]
    switch node.kind {
    case .object:
      readObject(position, index, bytes, context)
    case .array:
      readElements(of: position, index, bytes, context)
    case .string:
      readText(node, bytes, context)
    case .null, .true, .false, .number:
      reject(.notRecognized, node.kind.words)
    }
  }

  /// Reads each element of an array as a record of its own.
  private mutating func readElements(
    of position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    forEachElement(of: position, index) { reader, element in reader.readValue(element, index, bytes, context) }
  }

  /// Goes through the elements of an array, and says where each of them begins.
  mutating func forEachElement(of position: Int, _ index: JSONIndex, _ body: (inout RecordReader, Int) -> Void) {
    let end = index[position].next
    var child = position + 1
    while child < end {
      let node = index[child]
      // Inside a signed payload the record is where the payload begins.
      if payloadDepth == 0 { recordOffset = blockOffset + node.start - (node.kind == .string ? 1 : 0) }
      body(&self, child)
      child = node.next
    }
  }

  private mutating func readObject(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext) {
    fields.fill(index, object: position)
    guard let format = format(of: fields.present, context) else {
      if hasReceiptStatus(index, bytes) { return readReceiptAnswer(index, bytes, context) }
      let isBound = options.format != nil && context.slot == nil && payloadDepth == 0
      if isBound || !readMembers(position, index, bytes, context) {
        reject(.notRecognized, description(of: position, index, bytes))
      }
      return
    }
    read(format, position, index, bytes, context)
  }

  /// Reads the object that `fields` was filled from as a record of a format.
  mutating func read(
    _ format: InputFormat, _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    if AttributeNotation.mayBeItem(position, index, bytes) {
      if readAttributes(position, index, bytes, context) { return }
      fields.fill(index, object: position)
    }
    switch format {
    case .facts: readFacts(position, index, bytes, context)
    case .storekitConfiguration: count(.catalogue)
    case .revenueCatWebhook: readVendorEvent(position, index, bytes, context, RevenueCat.webhook)
    case .adaptyWebhook:
      readVendorEvent(position, index, bytes, context) { Adapty.event($0, prefix: "eventproperties.") }
    case .apphudWebhook: readVendorEvent(position, index, bytes, context, Apphud.webhook)
    case .qonversionWebhook: readVendorEvent(position, index, bytes, context, Qonversion.webhook)
    case .notificationV1: readNotificationV1(index, bytes, context)
    case .receiptAnswer: readReceiptAnswer(index, bytes, context)
    case .receiptRow: readReceiptRow(index, bytes, context)
    case .notification: readNotification(position, index, bytes, context)
    case .signedNotification: readSignedNotification(position, index, bytes, context)
    case .notificationHistory: readNotificationHistory(index, bytes, context)
    case .orderLookup: readTransactionPage(index, bytes, context, source: .orderLookup)
    case .transactionHistory: readTransactionPage(index, bytes, context, source: .transactionHistory)
    case .refundHistory: readTransactionPage(index, bytes, context, source: .refundHistory)
    case .subscriptionStatuses: readSubscriptionStatuses(position, index, bytes, context)
    case .transactionInfo: readTransactionInfo(index, bytes, context)
    case .transaction: readTransaction(index, bytes, context)
    case .deviceTransaction: readDeviceTransaction(position, index, bytes, context)
    case .renewalInfo: countWithoutTransaction(.renewalInfo, position, index, bytes, context)
    case .appTransaction: count(.appTransaction)
    case .refundRequest: count(.refundRequest)
    case .errorAnswer: readErrorAnswer(index, bytes)
    case .otherAnswer: countWithoutTransaction(.otherAnswer, position, index, bytes, context)
    case .legacyReceipt: readLegacyReceipt(index, bytes, context)
    case .receiptRequest: readReceiptRequest(index, bytes, context)
    case .jws, .table, .revenueCatExport, .adaptyExport, .apphudExport, .printedDictionary, .appReceipt:
      reject(.notRecognized, description(of: position, index, bytes))
    }
  }

  // A format that was asked for binds the outermost objects; what they hold is told by its content as always.
  private mutating func format(of present: FieldSet, _ context: RecordContext) -> InputFormat? {
    if let format = options.format, context.slot == nil, payloadDepth == 0 {
      return FormatTable.row(format)?.isPossible(present) == true ? format : nil
    }
    return format(of: present)
  }

  private mutating func readText(_ node: JSONNode, _ bytes: RawSpan, _ context: RecordContext) {
    if let slot = context.slot {
      // Some decoders leave the text of the payload in the place of the signed one.
      if node.end > node.start, bytes.byte(at: node.start) == UInt8(ascii: "{"), readTextInside(node, bytes, context) {
        return
      }
      return readSignedText(node, bytes, context, slot: slot.key)
    }
    if ReceiptText.begins(bytes, at: node.start, to: node.end), [nil, .appReceipt].contains(options.format) {
      return readReceiptNode(node, bytes, context)
    }
    guard options.format ?? .jws == .jws else { return reject(.notRecognized, "text") }
    if RecordReader.beginsLikeJWS(bytes, from: node.start, to: node.end) {
      return readSignedText(node, bytes, context, slot: "text")
    }
    if !readTextInside(node, bytes, context) { reject(.notRecognized, "text") }
  }

  // Such members are common in the objects of collectors, too, and must not hide a record.
  private mutating func countWithoutTransaction(
    _ group: RecordGroup, _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    if !readMembers(position, index, bytes, context) { count(group) }
  }

  /// Whether bytes begin like the base64url of a JSON object: `{"` is `eyJ`, with white space after the brace it is
  /// another `ey` or an `ew`.
  static func beginsLikeJWS(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    guard end - start >= 3, bytes.byte(at: start) == UInt8(ascii: "e") else { return false }
    let second = bytes.byte(at: start + 1)
    return second == UInt8(ascii: "y") || second == UInt8(ascii: "w")
  }

  /// An object in a few words: its first names, as long as they look like names and not like data.
  func description(of position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> String {
    if index[position].kind != .object { return index[position].kind.words }
    let end = index[position].next
    var names: [String] = []
    var child = position + 1
    while child < end && names.count < 3 {
      let name = index.nameText(at: child, in: bytes)
      let isPlain = name.utf8.allSatisfy {
        ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
      }
      guard isPlain, name.utf8.count <= 40 else { return "object" }
      names.append(name)
      child = index[child].next
    }
    return names.isEmpty ? "empty object" : "object with " + names.joined(separator: ", ")
  }
}

extension JSONKind {
  /// The kind in the words of findings.
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .true, .false: "true or false"
    case .number: "number"
    case .string: "text"
    case .array: "array"
    case .object: "object"
    }
  }
}
