/// The words after `--verify`.
package enum VerificationChoice: String, CaseIterable, Hashable, Sendable {
  case outer
  case all
  case off
}
