internal import Codec
internal import Refunds

/// App receipts (PKCS#7), in DER or base64, and legacy receipts in base64 (formats.md 4.4).
extension RecordReader {
  /// Reads a receipt outside JSON that begins a record, and returns where it ends; nil when there is none.
  mutating func readReceiptText(_ bytes: RawSpan, at start: Int, to count: Int) -> Int? {
    switch options.format {
    case nil, .appReceipt, .legacyReceipt: break
    case .some: return nil
    }
    if recordOffset == 0, DERElement.beginsContainer(bytes, at: start, to: count) {
      readDecodedReceipt(bytes, count: count, RecordContext())
      return count
    }
    guard ReceiptText.begins(bytes, at: start, to: count) else { return nil }
    let end = ReceiptText.end(bytes, from: start, to: count)
    var decoded = ByteBuffer()
    do throws(Base64Error) {
      try Base64Text.decode(bytes, from: start, to: end, into: &decoded)
    } catch {
      reject(
        .receiptUnreadable, error.fault.words, faultOffset: error.fault == .illegalCharacter ? nil : blockOffset + end)
      return end
    }
    let decodedCount = decoded.count
    payloadDepth += 1
    defer { payloadDepth -= 1 }
    decoded.withBytes { readDecodedReceipt($0, count: decodedCount, RecordContext()) }
    return end
  }

  /// Reads what a base64 text held: a container or a printed dictionary.
  mutating func readDecodedReceipt(_ bytes: RawSpan, count: Int, _ context: RecordContext) {
    if PrintedDictionary.begins(bytes, at: 0, to: count) {
      do throws(PrintedDictionaryError) {
        _ = try readPrintedDictionary(bytes, from: 0, to: count, context)
      } catch {
        reject(.receiptUnreadable, error.fault.words)
      }
      return
    }
    switch DERElement(bytes, at: 0, to: count).map({ bytes.byte(at: $0.content.lowerBound) }) {
    case DERElement.sequence: return reject(.certificateAsInput)
    case DERElement.integer: return reject(.privateKeyAsInput)
    case .some, nil: break
    }
    do throws(ReceiptFault) {
      try readContainer(SignedReceipt(bytes, count: count), context)
    } catch {
      reject(.receiptUnreadable, error.words)
    }
  }

  private mutating func readContainer(_ receipt: SignedReceipt, _ outer: RecordContext) throws(ReceiptFault) {
    let content = try receipt.content()
    let json = ByteBuffer(content).withBytes { AppReceiptJSON.text($0, count: content.count) }
    guard let json else { throw .contentDamaged }
    readRewritten(json) { reader, index, bytes in
      guard let trust = reader.trust(of: receipt, index, bytes, outer) else { return }
      var context = outer
      context.trust = trust
      reader.readValue(0, index, bytes, context)
    }
  }
}
