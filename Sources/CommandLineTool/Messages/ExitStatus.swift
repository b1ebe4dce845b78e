/// What the program tells the shell. The numbers from 64 on are those of BSD's sysexits.h; 130 and 143 are 128 plus the
/// number of the signal.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case condition = 1
  case usage = 64
  case unusableInput = 65
  case missingInput = 66
  case internalError = 70
  case inputOutput = 74
  case configuration = 78
  case interrupted = 130
  case terminated = 143

  /// The line of `refunds help exit-codes`.
  package var meaning: String {
    switch self {
    case .success: "done; findings may exist"
    case .condition:
      "a condition that was asked for is true: --fail-if, an alert under --fail-on-alert, reconcile does not tie out, or "
        + "check found problems"
    case .usage: "wrong usage or a bad option value"
    case .unusableInput:
      "no record of a non-empty input could be recognised; with --strict: a record was unreadable or damaged"
    case .missingInput: "an input file is missing or cannot be opened; the others were read and reported first"
    case .internalError: "internal error: the books do not balance; nothing was written"
    case .inputOutput: "reading or writing failed midway, such as on a full disk; the old output file is intact"
    case .configuration: "bad config file"
    case .interrupted: "interrupted; no partial output file was left"
    case .terminated: "terminated; no partial output file was left"
    }
  }

  /// From the least to the most serious. A run ends with the most serious of its statuses, since that is the one that
  /// makes its output least reliable.
  package static let bySeverity: [ExitStatus] = [
    .success, .condition, .configuration, .usage, .unusableInput, .missingInput, .inputOutput, .internalError,
    .interrupted, .terminated,
  ]

  /// The status of a run that met all of these; `success` if there are none.
  package static func combined(_ statuses: some Sequence<ExitStatus>) -> ExitStatus {
    let met = Set(statuses)
    return bySeverity.last(where: met.contains) ?? .success
  }
}
