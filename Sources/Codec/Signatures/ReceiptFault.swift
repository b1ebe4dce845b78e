/// Why bytes are no app receipt, or why its signature does not count. The raw values are stable codes.
package enum ReceiptFault: String, Error, Hashable, Sendable, CaseIterable {
  case notAContainer = "receipt-not-a-container"
  case notSigned = "receipt-not-signed"
  case contentMissing = "receipt-content-missing"
  case contentDamaged = "receipt-content-damaged"
  case signerCount = "receipt-signer-count"
  case signatureWrong = "receipt-signature-wrong"
  case chain = "receipt-chain"
  case marker = "receipt-certificate-marker"
  case libraryFailure = "library-failure"

  package var words: String {
    switch self {
    case .notAContainer: "damaged, cut off, or no signed container (PKCS#7)"
    case .notSigned: "a container of another kind: nothing signed"
    case .contentMissing: "a signature without the receipt"
    case .contentDamaged: "the list of attributes is damaged"
    case .signerCount: "not exactly one signature"
    case .signatureWrong: "the signature does not match the receipt"
    case .chain: "the certificates do not lead to a trusted RSA root, or were not valid at the time"
    case .marker: "signed with a certificate that Apple does not use for receipts"
    case .libraryFailure: "the libcrypto of this machine cannot check receipts"
    }
  }
}
