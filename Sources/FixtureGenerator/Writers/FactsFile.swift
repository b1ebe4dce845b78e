import Codec

/// Facts files as their documentation describes them, written apart from the product, so that each checks the other.
enum FactsFile {
  /// The header, the statements and one line with their digest, each with its line feed.
  static func bytes(_ statements: [JSONValue]) -> [UInt8] {
    let header = JSONValue.object([
      "schema": .string("refunds.facts/1"), "statements": .integer(Int64(statements.count)),
    ])
    var chain = digest(of: header.compact).bytes
    for statement in statements { chain += digest(of: statement.compact).bytes }
    let seal = JSONValue.object([
      "sha256": .string(digest(of: chain).text), "statements": .integer(Int64(statements.count)),
    ])
    return .lines([header] + statements + [seal])
  }

  private static func digest(of bytes: [UInt8]) -> SHA256Digest {
    guard let digest = SHA256Hash().digest(of: bytes) else { preconditionFailure("libcrypto has no SHA-256") }
    return digest
  }
}
