/// Every way in which a run can fail. The raw value is the stable code in `--errors json`.
package enum ErrorCode: String, CaseIterable, Sendable {
  case unknownCommand = "unknown-command"
  case missingCommand = "missing-command"
  case unknownTopic = "unknown-topic"
  case unknownOption = "unknown-option"
  case optionOfOtherCommand = "option-of-other-command"
  case missingValue = "missing-value"
  case badValue = "bad-value"
  case conflictingOptions = "conflicting-options"
  case unexpectedArgument = "unexpected-argument"
  case missingArgument = "missing-argument"
  case noInput = "no-input"
  case configUnreadable = "config-unreadable"
  case configSyntax = "config-syntax"
  case configUnknownOption = "config-unknown-option"
  case configValue = "config-value"
  case inputMissing = "input-missing"
  case inputFailed = "input-failed"
  case inputUnusable = "input-unusable"
  case strictInput = "strict-input"
  case transactionNotFound = "transaction-not-found"
  case outputFailed = "output-failed"
  case booksDoNotBalance = "books-do-not-balance"
  case internalError = "internal-error"

  package var status: ExitStatus {
    switch self {
    case .unknownCommand, .missingCommand, .unknownTopic, .unknownOption, .optionOfOtherCommand, .missingValue,
      .badValue, .conflictingOptions, .unexpectedArgument, .missingArgument, .noInput:
      .usage
    case .configUnreadable, .configSyntax, .configUnknownOption, .configValue: .configuration
    case .inputMissing: .missingInput
    case .inputUnusable, .strictInput: .unusableInput
    case .transactionNotFound: .condition
    case .inputFailed, .outputFailed: .inputOutput
    case .booksDoNotBalance, .internalError: .internalError
    }
  }
}
