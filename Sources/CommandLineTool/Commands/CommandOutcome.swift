package import Refunds

/// What a command hands back. It prints nothing and ends nothing itself.
package struct CommandOutcome: Sendable {
  /// The answer, for standard output or the file of `--output`; nil where none can be given.
  package var output: [UInt8]?
  /// What was odd in the input, one per kind, with the names of the files that their places number.
  package var findings: [Finding]
  package var fileNames: [String]
  /// What else the user should know although the run goes on.
  package var notices: [ToolNotice]
  package var errors: [ToolError]
  /// Whether a condition that was asked for is true, which makes exit 1.
  package var isConditionMet: Bool

  package init(
    output: [UInt8]?, findings: [Finding] = [], fileNames: [String] = [], notices: [ToolNotice] = [],
    errors: [ToolError] = [], isConditionMet: Bool = false
  ) {
    self.output = output
    self.findings = findings
    self.fileNames = fileNames
    self.notices = notices
    self.errors = errors
    self.isConditionMet = isConditionMet
  }

  /// An outcome that is nothing but an error.
  package init(_ error: ToolError) {
    self.init(output: nil, errors: [error])
  }

  package var status: ExitStatus {
    ExitStatus.combined(errors.map(\.status) + (isConditionMet ? [.condition] : []))
  }
}
