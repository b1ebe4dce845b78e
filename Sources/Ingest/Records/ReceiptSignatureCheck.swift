internal import Codec
internal import Refunds

/// Checks the signature of an app receipt once its attributes are read, for they say when it was made.
extension RecordReader {
  /// How far a receipt can be trusted; nil after it was left out. Without an RSA root nothing can be checked.
  mutating func trust(
    of receipt: SignedReceipt, _ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext
  ) -> Trust? {
    guard let roots = options.verification.roots, !roots.receiptRoots.isEmpty, isToBeChecked(outer) else {
      return .notChecked
    }
    let claims = receiptClaims(index, bytes)
    // Xcode signs with a certificate of its own; its environment keeps it out of all numbers.
    if claims.isLocalTest { return .notChecked }
    guard let createdAt = claims.createdAt else {
      note(.signatureRefused, "signature-without-date")
      leaveOut(.signatureWithoutDate)
      return nil
    }
    do throws(ReceiptFault) {
      let signer = try receipt.verify(under: roots, at: createdAt.milliseconds)
      signers[JWSSigner(root: roots.roots.count + signer.root, leafValidity: signer.leafValidity), default: 0] += 1
      return .verified
    } catch {
      note(.signatureRefused, error.rawValue)
      leaveOut(.signatureRefused)
      return nil
    }
  }

  // Uses `fields`, as every reader does: whoever reads the receipt next fills them anew.
  private mutating func receiptClaims(
    _ index: JSONIndex, _ bytes: RawSpan
  ) -> (createdAt: Instant?, isLocalTest: Bool) {
    fields.fill(index, object: 0)
    guard let receipt = position(.receipt, of: .object, index) else { return (nil, false) }
    fields.fill(index, object: receipt)
    let type = symbol(.receiptType, index, bytes)
    let created = fields[.receiptCreationDate].flatMap {
      DateReader.read(bytes, index[$0], latestPlausible: options.latestPlausible).instant
    }
    return (created, !type.isNone && environment(of: type).idsCollideBetweenFiles)
  }
}
