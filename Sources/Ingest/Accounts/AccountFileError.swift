/// What is wrong with a line of the file of `--accounts`.
package struct AccountFileError: Error, Hashable, Sendable {
  /// From 1.
  package var line: Int
  package var what: String
  package var advice: String
}
