internal import Codec
internal import Refunds

/// Requests to verifyReceipt, and what apps keep of a purchase with its receipt in it. Nothing but the receipt is read:
/// the request has a shared secret in `password`.
extension RecordReader {
  mutating func readReceiptRequest(_ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext) {
    guard let position = fields[.receiptData] ?? fields[.transactionReceipt], index[position].kind == .string else {
      return reject(.receiptUnreadable, "no text")
    }
    readReceiptNode(index[position], bytes, context)
  }

  /// Reads a text node that should be a receipt in base64.
  mutating func readReceiptNode(_ node: JSONNode, _ bytes: RawSpan, _ context: RecordContext) {
    guard let decoded = decodedBase64(node, bytes) else { return reject(.receiptUnreadable, "text that is not base64") }
    let count = decoded.count
    payloadDepth += 1
    defer { payloadDepth -= 1 }
    decoded.withBytes { readDecodedReceipt($0, count: count, context) }
  }
}
