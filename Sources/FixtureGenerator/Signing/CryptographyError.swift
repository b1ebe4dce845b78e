/// libcrypto refused something that cannot fail with the keys and names built in here.
struct CryptographyError: Error, CustomStringConvertible {
  var operation: String
  var description: String { "libcrypto: \(operation) failed" }
}
