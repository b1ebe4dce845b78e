/// The version of the program (semantic versioning).
package enum ToolVersion {
  package static let number = "0.1.0"
  package static let line = "refunds \(number)"
}
