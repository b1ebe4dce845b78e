internal import Codec

/// One line of a facts file, as far as its integrity goes.
struct FactsLine: Sendable {
  /// Record within the batch, from 1.
  var record: UInt32
  var byteOffset: Int
  var role: Role
  /// Of the bytes of the line, from its first brace to its last; nil where it cannot be computed.
  var digest: SHA256Digest?

  enum Role: Sendable {
    /// The first line: how many statements follow.
    case header(statements: Int64)
    case statement
    /// The line that follows its block of statements.
    case seal(statements: Int64, sha256: String)
  }
}
