/// The commands. The raw value is the word on the command line.
package enum CommandName: String, CaseIterable, Hashable, Sendable {
  case report
  case list
  case summary
  case explain
  case reconcile
  case check
  case facts
  case formats
  case help
}
