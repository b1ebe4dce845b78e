internal import Codec
internal import Refunds

/// Transaction receipts of iOS 6 and before: a printed dictionary whose `purchase-info` is the base64 of another one
/// (formats.md 4.4). Its signature is of a kind that nobody checks any more.
extension RecordReader {
  mutating func readLegacyReceipt(_ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext) {
    guard let position = position(.purchaseInfo, of: .string, index) else {
      return reject(.receiptUnreadable, "purchase-info is no text")
    }
    var context = outer
    context.source = .receipt
    context.trust = context.trust ?? .notChecked
    let environment = symbol(.environment, index, bytes)
    if !environment.isNone { context.environment = environment }
    guard let decoded = decodedBase64(index[position], bytes) else {
      return reject(.receiptUnreadable, "purchase-info is not base64")
    }
    let count = decoded.count
    decoded.withBytes { text in
      do throws(PrintedDictionaryError) {
        let rewritten = try PrintedDictionary.rewrite(text, from: 0, to: count)
        readRewritten(rewritten.json) { reader, index, json in
          guard index[0].kind == .object else {
            return reader.reject(.receiptUnreadable, "purchase-info is no dictionary")
          }
          reader.fields.fill(index, object: 0)
          reader.readReceiptRow(index, json, context)
        }
      } catch {
        reject(.receiptUnreadable, error.fault.words)
      }
    }
  }

  /// The bytes of a text node in base64; nil when it is none.
  func decodedBase64(_ node: JSONNode, _ bytes: RawSpan) -> ByteBuffer? {
    var text: [UInt8] = []
    JSONText.append(bytes, node, to: &text)
    let count = text.count
    var decoded = ByteBuffer()
    let isDecoded = ByteBuffer(text).withBytes {
      (try? Base64Text.decode($0, from: 0, to: count, into: &decoded)) != nil
    }
    return isDecoded ? decoded : nil
  }
}
