/// App receipts (formats.md 4.4) as a container that nobody signed, so that the bytes are the same in every run.
enum AppReceipt {
  static func container(of transactions: [Transaction], createdAt: Moment) -> [UInt8] {
    let content = attributes(of: transactions, createdAt: createdAt)
    let data = sequence([signedKind(1), value(0xA0, octets(content))])
    let signedData = sequence([integer(1), value(0x31, []), data, value(0x31, [])])
    return sequence([signedKind(2), value(0xA0, signedData)])
  }

  private static func attributes(of transactions: [Transaction], createdAt: Moment) -> [UInt8] {
    var list = [
      attribute(0, text("Production")), attribute(2, text(Shop.bundleIdentifier)), attribute(12, date(createdAt)),
    ]
    list += transactions.map { attribute(17, purchase($0)) }
    return value(0x31, list.flatMap { $0 })
  }

  private static func purchase(_ transaction: Transaction) -> [UInt8] {
    let list = [
      attribute(1701, integer(Int64(transaction.quantity))), attribute(1702, text(transaction.product.identifier)),
      attribute(1703, text(String(transaction.identifier))),
      attribute(1704, date(transaction.purchasedAt)),
      attribute(1705, text(String(transaction.originalIdentifier))),
      attribute(1706, date(transaction.originallyPurchasedAt)), attribute(1708, date(transaction.expiresAt)),
      attribute(1711, integer(transaction.orderLine ?? 0)), attribute(1712, date(transaction.revocation?.date)),
    ]
    return value(0x31, list.flatMap { $0 })
  }

  private static func attribute(_ type: Int64, _ content: [UInt8]) -> [UInt8] {
    sequence([integer(type), integer(1), octets(content)])
  }

  // MARK: DER (X.690)

  /// 1.2.840.113549.1.7.1 is data, …2 signed data.
  private static func signedKind(_ last: UInt8) -> [UInt8] {
    value(0x06, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, last])
  }

  private static func text(_ text: String) -> [UInt8] { value(0x0C, Array(text.utf8)) }

  /// No date is an empty text.
  private static func date(_ moment: Moment?) -> [UInt8] {
    let words = moment.map { $0.secondText.split(separator: " ").joined(separator: "T") + "Z" } ?? ""
    return value(0x16, Array(words.utf8))
  }

  private static func sequence(_ parts: [[UInt8]]) -> [UInt8] { value(0x30, parts.flatMap { $0 }) }

  private static func octets(_ content: [UInt8]) -> [UInt8] { value(0x04, content) }

  private static func integer(_ number: Int64) -> [UInt8] {
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    while bytes.count > 1, bytes[0] == 0, bytes[1] < 0x80 { bytes.removeFirst() }
    return value(0x02, bytes)
  }

  private static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    if count < 0x80 { return [tag, UInt8(count)] + content }
    let length = count < 0x100 ? [0x81, UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
    return [tag] + length + content
  }
}
