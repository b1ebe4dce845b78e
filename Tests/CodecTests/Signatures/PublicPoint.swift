import Foundation

/// A P-256 key as JSON Web Keys write it (RFC 7518 section 6.2.1).
struct PublicPoint: Decodable {
  var x: String
  var y: String

  /// The DER that `ES256Key` reads.
  var subjectPublicKeyInfo: [UInt8] {
    DER.sequence(
      DER.sequence(DER.identifier("1.2.840.10045.2.1"), DER.identifier("1.2.840.10045.3.1.7")),
      DER.bits([4] + PublicPoint.bytes(x) + PublicPoint.bytes(y)))
  }

  private static func bytes(_ text: String) -> [UInt8] {
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    let standard = text.replacing("-", with: "+").replacing("_", with: "/")
    return [UInt8](Data(base64Encoded: standard + padding) ?? Data())
  }
}
