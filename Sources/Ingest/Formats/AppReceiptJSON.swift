internal import Codec

/// Rewrites the attributes of an app receipt as the answer that verifyReceipt gives for it (formats.md 4.2, 4.4).
enum AppReceiptJSON {
  private enum Kind {
    case text
    case number
    case flag
  }

  private static let appFields: [Int64: (name: String, kind: Kind)] = [
    0: ("receipt_type", .text), 2: ("bundle_id", .text), 3: ("application_version", .text),
    12: ("receipt_creation_date", .text), 19: ("original_application_version", .text),
  ]

  // What 1707, 1709, 1710, 1714 to 1718 and 1722 mean is not documented.
  private static let purchaseFields: [Int64: (name: String, kind: Kind)] = [
    1701: ("quantity", .number), 1702: ("product_id", .text), 1703: ("transaction_id", .text),
    1704: ("purchase_date", .text), 1705: ("original_transaction_id", .text), 1706: ("original_purchase_date", .text),
    1708: ("expires_date", .text), 1711: ("web_order_line_item_id", .number), 1712: ("cancellation_date", .text),
    1713: ("is_trial_period", .flag), 1719: ("is_in_intro_offer_period", .flag), 1721: ("promotional_offer_id", .text),
  ]

  private static let inAppPurchase: Int64 = 17

  /// The answer; nil when the attributes are damaged.
  static func text(_ bytes: RawSpan, count: Int) -> [UInt8]? {
    guard let attributes = ReceiptAttributes(bytes, in: 0..<count) else { return nil }
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("receipt")
    writer.beginObject()
    guard write(attributes, appFields, bytes, to: &writer) else { return nil }
    writer.name("in_app")
    writer.beginArray()
    for attribute in attributes.list where attribute.type == inAppPurchase {
      guard let purchase = ReceiptAttributes(bytes, in: attribute.value) else { return nil }
      writer.beginObject()
      guard write(purchase, purchaseFields, bytes, to: &writer) else { return nil }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
    return writer.take()
  }

  /// Writes the known attributes as members, each once; false when a value is damaged.
  private static func write(
    _ attributes: ReceiptAttributes, _ known: [Int64: (name: String, kind: Kind)], _ bytes: RawSpan,
    to writer: inout JSONWriter
  ) -> Bool {
    var written: Set<Int64> = []
    for attribute in attributes.list {
      guard let field = known[attribute.type], written.insert(attribute.type).inserted else { continue }
      guard let element = DERElement(bytes, at: attribute.value.lowerBound, to: attribute.value.upperBound) else {
        return false
      }
      guard let value = value(element, field.kind, bytes) else { return false }
      // An empty text says that there is none: 1712 stands in every purchase and is empty in those not cancelled.
      if value.isEmpty { continue }
      writer.name(field.name)
      writer.string(value)
    }
    return true
  }

  private static func value(_ element: DERElement, _ kind: Kind, _ bytes: RawSpan) -> String? {
    switch kind {
    case .text:
      // UTF8String and IA5String; an id is written in either.
      guard element.tag == 0x0C || element.tag == 0x16 else { return nil }
      return String(decoding: element.content.map { bytes.byte(at: $0) }, as: UTF8.self)
    case .number:
      // Purchases that are no subscription have the order line 0.
      return element.integer(bytes).map { $0 == 0 ? "" : String($0) }
    case .flag:
      return element.integer(bytes).map { $0 == 1 ? "true" : "false" }
    }
  }
}
