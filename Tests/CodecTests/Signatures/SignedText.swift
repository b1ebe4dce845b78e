import Codec
import Foundation

/// A signed text that is put together from the certificates and signatures of `ChainFixtures`.
struct SignedText {
  /// 2025-01-01, inside the good chain.
  static let moment: Int64 = 1_735_689_600_000
  static let payload = #"{"signedDate":1735689600000}"#

  /// The case whose signature is used; cases that are refused before the signature is looked at use that of `good`.
  var name = "good"
  var x5c: [String]

  static let good = SignedText(x5c: ["leaf", "intermediate", "root"])
  /// The cases that are signed by the key `leaf`: those that must be accepted.
  static let signed = [
    good,
    SignedText(name: "bare", x5c: ["leaf-bare", "intermediate-bare", "root"]),
    SignedText(name: "critical-marker", x5c: ["leaf-critical-marker", "intermediate", "root"]),
    SignedText(name: "p384", x5c: ["leaf-under-p384", "intermediate-p384", "root-p384"]),
    SignedText(name: "other-third", x5c: ["leaf", "intermediate", "root-fake"]),
  ]

  /// Header, dot and payload: what is signed.
  func signedText(with certificates: [String: String] = ChainFixtures.certificates) -> String {
    let list = x5c.map { "\"\(certificates[$0] ?? "")\"" }.joined(separator: ",")
    return SignedText.encode(#"{"alg":"ES256","x5c":[\#(list)]}"#) + "." + SignedText.encode(SignedText.payload)
  }

  var text: String {
    signedText() + "." + (ChainFixtures.signatures[name] ?? "")
  }

  /// The DER of a certificate of `ChainFixtures`.
  static func certificate(_ name: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: ChainFixtures.certificates[name] ?? "") ?? Data())
  }

  static func encode(_ text: String) -> String {
    Base64URL.encode(Array(text.utf8))
  }

  /// A text with any header, and a signature that belongs to another text.
  static func withHeader(_ header: String) -> String {
    encode(header) + "." + encode(payload) + "." + (ChainFixtures.signatures["bare"] ?? "")
  }
}

extension JWSVerifier {
  /// A verifier that trusts the given roots of `ChainFixtures` beside the built-in one.
  convenience init(trusting names: String...) throws {
    var roots = TrustRoots()
    for name in names { try roots.add(SignedText.certificate(name), at: SignedText.moment) }
    self.init(roots: roots)
  }

  /// Checks a text; nil if it is not even in compact form.
  func verdict(_ text: String, at moment: Int64? = SignedText.moment) -> JWSVerdict? {
    verdict(Array(text.utf8), at: moment)
  }

  func verdict(_ text: [UInt8], at moment: Int64? = SignedText.moment) -> JWSVerdict? {
    ByteBuffer(text).withBytes { bytes in
      (try? CompactJWS(bytes, from: 0, to: text.count)).map { verify($0, in: bytes, at: moment) }
    }
  }
}

extension JWSVerdict {
  /// The code of the refusal; "verified" and "no-date" otherwise.
  var code: String {
    switch self {
    case .verified: "verified"
    case .noDate: "no-date"
    case .refused(let fault): fault.code
    }
  }
}

extension JWSVerifier {
  /// Whether a text is in compact form, its header right and signed by a key.
  func accepts(_ text: String, with key: ES256Key) -> Bool {
    ByteBuffer(Array(text.utf8)).withBytes { bytes in
      guard let jws = try? CompactJWS(bytes, from: 0, to: text.utf8.count) else { return false }
      return verify(jws, in: bytes, with: key) == nil
    }
  }
}
