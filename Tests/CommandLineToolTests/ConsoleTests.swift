import Foundation
import Testing

@testable import CommandLineTool

struct ConsoleTests {
  static let outcome = CommandOutcome(
    output: Array("a,b\n".utf8), notices: [ToolNotice("odd", "odd thing")],
    errors: [ToolError(.inputMissing, "no such file", at: .file(path: "x"))])

  @Test func answerThenNoticesThenErrors() throws {
    let run = try TestRun()
    let status = run.console().deliver(Self.outcome, to: nil)
    #expect(run.output == "a,b\n")
    #expect(run.errors == "refunds: note: odd thing\nrefunds: x: no such file\n")
    #expect(status == .missingInput)
  }

  @Test func quietLeavesErrors() throws {
    let run = try TestRun()
    var style = MessageStyle()
    style.isQuiet = true
    #expect(run.console(style: style).deliver(Self.outcome, to: nil) == .missingInput)
    #expect(run.errors == "refunds: x: no such file\n")
  }

  @Test func answerIntoAFile() throws {
    let run = try TestRun()
    let status = run.console().deliver(CommandOutcome(output: Array("a,b\n".utf8)), to: run.path("out.csv"))
    #expect(status == .success)
    #expect(run.output.isEmpty)
    #expect(try String(contentsOfFile: run.path("out.csv"), encoding: .utf8) == "a,b\n")
  }

  @Test func fileThatCannotBeWritten() throws {
    let run = try TestRun()
    let path = run.path("absent/out.csv")
    #expect(run.console().deliver(CommandOutcome(output: []), to: path) == .inputOutput)
    #expect(
      run.errors == "refunds: \(path): the output cannot be written: No such file or directory; "
        + "whatever the file held before is still there\n")
  }

  @Test func noAnswerWritesNoFile() throws {
    let run = try TestRun()
    let outcome = CommandOutcome(ToolError(.booksDoNotBalance, "the books do not balance"))
    #expect(run.console().deliver(outcome, to: run.path("out.csv")) == .internalError)
    #expect(!FileManager.default.fileExists(atPath: run.path("out.csv")))
  }
}

extension TestRun {
  fileprivate func console(style: MessageStyle = MessageStyle()) -> Console {
    Console(surroundings: surroundings(in: ""), style: style)
  }
}
