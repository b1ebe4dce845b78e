internal import CCrypto

/// An app receipt as Apple signs it: CMS SignedData (RFC 5652), DER from Apple, BER from Xcode.
@safe package final class SignedReceipt {
  /// A `CMS_ContentInfo`, ours from `init` to `deinit`.
  private let pointer: OpaquePointer

  /// Reads a container at the beginning of the bytes.
  package init(_ bytes: RawSpan, count: Int) throws(ReceiptFault) {
    // The stream reads from the bytes, which outlive it; what comes back holds copies.
    let read: OpaquePointer? = unsafe bytes.withUnsafeBytes { memory in
      guard let stream = unsafe BIO_new_mem_buf(memory.baseAddress, Int32(clamping: min(count, memory.count))) else {
        return nil
      }
      defer { unsafe BIO_free(stream) }
      return unsafe d2i_CMS_bio(stream, nil)
    }
    ERR_clear_error()
    guard let read = unsafe read else { throw .notAContainer }
    guard unsafe OBJ_obj2nid(CMS_get0_type(read)) == NID_pkcs7_signed else {
      unsafe CMS_ContentInfo_free(read)
      throw .notSigned
    }
    unsafe pointer = read
  }

  deinit {
    unsafe CMS_ContentInfo_free(pointer)
  }

  /// What was signed: the set of attributes.
  package func content() throws(ReceiptFault) -> [UInt8] {
    // The text belongs to the container and is copied at once.
    guard let place = unsafe CMS_get0_content(pointer), let text = unsafe place.pointee,
      let start = unsafe ASN1_STRING_get0_data(text), unsafe ASN1_STRING_length(text) > 0
    else { throw .contentMissing }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(ASN1_STRING_length(text))))
  }

  /// Checks the signature and the chain of its certificates.
  ///
  /// - Parameter momentMilliseconds: when the receipt says it was made: at that time the certificates must be valid.
  /// - Returns: who vouches for it: the place of the root in `TrustRoots.receiptRoots`, and when the leaf is valid.
  package func verify(
    under roots: TrustRoots, at momentMilliseconds: Int64
  ) throws(ReceiptFault) -> (root: Int, leafValidity: ValidityPeriod) {
    defer { ERR_clear_error() }
    // The chain is checked below, since libcrypto would ask for the purpose of electronic mail.
    let flags = UInt32(CMS_NO_SIGNER_CERT_VERIFY | CMS_BINARY)
    guard unsafe CMS_verify(pointer, nil, nil, nil, nil, flags) == 1 else { throw .signatureWrong }
    // The list is ours, the certificates in it belong to the container.
    guard let signers = unsafe CMS_get0_signers(pointer) else { throw .signerCount }
    defer { unsafe OPENSSL_sk_free(signers) }
    guard unsafe OPENSSL_sk_num(signers) == 1, let leaf = unsafe OPENSSL_sk_value(signers, 0) else {
      throw .signerCount
    }
    let others = unsafe CMS_get1_certs(pointer)
    // The list of certificates and each reference in it are ours.
    defer { unsafe ReceiptChain.free(others) }
    let chain = unsafe try ReceiptChain.build(
      OpaquePointer(leaf), others, under: roots.receiptRoots, at: momentMilliseconds)
    guard chain.count == 3, chain[0].isMarked(as: .leaf), chain[1].isMarked(as: .intermediate) else { throw .marker }
    guard let root = roots.receiptRoots.firstIndex(where: { $0.fingerprint == chain[2].fingerprint }) else {
      throw .chain
    }
    return (root, chain[0].validity)
  }
}
