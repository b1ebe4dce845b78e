import CommandLineTool
import Testing

struct ExitStatusTests {
  @Test func numbersOfTheContract() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 74, 78, 130, 143])
  }

  static let combinations: [([ExitStatus], ExitStatus)] = [
    ([], .success), ([.success, .condition], .condition), ([.condition, .unusableInput], .unusableInput),
    ([.missingInput, .unusableInput], .missingInput), ([.missingInput, .inputOutput, .condition], .inputOutput),
    ([.internalError, .inputOutput], .internalError), ([.configuration, .usage], .usage),
  ]

  @Test(arguments: combinations)
  func combined(statuses: [ExitStatus], status: ExitStatus) {
    #expect(ExitStatus.combined(statuses) == status)
    #expect(ExitStatus.combined(statuses.reversed()) == status)
  }

  @Test func everyStatusHasARank() {
    #expect(Set(ExitStatus.bySeverity) == Set(ExitStatus.allCases))
    #expect(ExitStatus.bySeverity.count == ExitStatus.allCases.count)
  }

  @Test func outcome() {
    #expect(CommandOutcome(output: []).status == .success)
    #expect(CommandOutcome(output: [], isConditionMet: true).status == .condition)
    let errors = [ToolError(.inputMissing, "x"), ToolError(.strictInput, "y")]
    #expect(CommandOutcome(output: [], errors: errors, isConditionMet: true).status == .missingInput)
  }
}
