import Foundation
import Testing

/// Progress as a person at a terminal sees it. The work is long because its input comes slowly.
@Suite("Progress on a terminal")
struct ProgressProgramTests {
  private static let start = "f='\(Fixtures.path("showcase/notifications-2026-01.jsonl"))'; "
  /// The first 12,345 bytes come at once, the others after three seconds, also on a busy machine long enough to be drawn meanwhile.
  private static let slowly = "{ head -c 12345 \"$f\"; sleep 3; tail -c +12346 \"$f\"; }"
  private static let drawn = "\rreading 12.3 kB\u{1B}[K"
  private static let clear = "\u{1B}[K"

  /// Nil where there is no Python to make a terminal.
  private func run(_ line: String) throws -> PseudoTerminal.Session? {
    guard PythonCommand.isAvailable else { return nil }
    return try PseudoTerminal.run(Self.start + line, program: try #require(ProgramTests.program))
  }

  @Test("long work is drawn, and nothing of it stays", arguments: ["list -O csv", "report"])
  func longWork(command: String) throws {
    guard let long = try run("\(Self.slowly) | refunds \(command) -"),
      let short = try run("cat \"$f\" | refunds \(command) -")
    else { return }
    #expect(long.text.contains(Self.drawn))
    #expect(long.text.contains("\r" + Self.clear))
    #expect(long.screen == short.screen)
    #expect(long.screen.count > 5)
    #expect(long.status == short.status)
  }

  @Test("it is cleared away before an error")
  func error() throws {
    guard let run = try run("{ echo nothing; sleep 3; } | refunds list -") else { return }
    #expect(run.text.contains("\rreading 8 B" + Self.clear))
    #expect(!run.screen.contains { $0.contains("reading") })
    #expect(run.screen.contains { $0.hasPrefix("refunds: no record of the input can be used") })
    #expect(run.status == 65)
  }

  @Test("short work draws nothing")
  func shortWork() throws {
    guard let run = try run("refunds list \"$f\"") else { return }
    if run.seconds >= 1 { return print("skipped: this machine is too busy for short work") }
    #expect(!run.text.contains("reading"))
    #expect(!run.text.contains(Self.clear))
  }

  /// All of them at the same time, as each takes three seconds.
  @Test("nothing is drawn with -q, into a pipe, on a dumb terminal or among JSON")
  func undrawn() throws {
    let readers = [
      "refunds list -q - > /dev/null", "refunds list - 2>&1 > /dev/null | cat",
      "TERM=dumb refunds list - > /dev/null", "refunds list --errors json - > /dev/null",
    ]
    let jobs = readers.map { "( \(Self.slowly) | \($0); printf '\\nstatus %d\\n' $? ) &" }
    guard let run = try run("set -o pipefail; \(jobs.joined(separator: " ")) wait") else { return }
    #expect(run.seconds > 3)
    #expect(run.screen.count { $0 == "status 0" } == 4)
    #expect(!run.text.contains("reading"))
    #expect(!run.text.contains(Self.clear))
  }
}
