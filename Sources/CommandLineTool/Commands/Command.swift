package import Render

/// One row of the table of commands.
package struct Command: Sendable {
  package let name: CommandName
  /// What follows the name: `[INPUT...]`.
  package let arguments: String
  /// One sentence, for the list of commands.
  package let summary: String
  /// What it is for, in a few sentences.
  package let purpose: String
  package let examples: [Example]
  /// The formats it can write, the default first; empty where it writes text for people only.
  package let formats: [OutputFormat]

  package struct Example: Sendable {
    package let line: String
    package let meaning: String
  }

  package var usage: String {
    ["refunds", name.rawValue, "[OPTIONS]", arguments].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
