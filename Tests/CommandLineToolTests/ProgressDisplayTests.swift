import Codec
import Testing

@testable import CommandLineTool

/// What is drawn on the terminal, and when. Time is the test's own.
struct ProgressDisplayTests {
  private let fake = FakeTerminal()
  private let display: ProgressDisplay

  init() { display = ProgressDisplay(fake.terminal) }

  private func tick(after milliseconds: Int64) -> String {
    fake.pass(milliseconds: milliseconds)
    display.tick()
    return fake.takeWritten()
  }

  @Test func shortWorkDrawsNothing() {
    #expect(tick(after: 5000) == "")
    display.beginReading([.standardInput])
    display.counter.add(bytes: 10)
    #expect(tick(after: 999) == "")
    display.endReading()
    #expect(tick(after: 0) == "")
    display.end()
    #expect(fake.takeWritten() == "")
  }

  @Test func longWorkIsDrawnOverItselfAndClearedAway() {
    display.beginReading([.standardInput])
    display.counter.add(bytes: 1500)
    display.counter.add(records: 20)
    #expect(tick(after: 1000) == "\rreading 1.50 kB, 20 records/s\u{1B}[K")
    #expect(tick(after: 0) == "")
    display.counter.add(bytes: 500)
    display.counter.add(records: 10)
    #expect(tick(after: 1000) == "\rreading 2.00 kB, 15 records/s\u{1B}[K")
    display.endReading()
    #expect(tick(after: 1000) == "\rworking on 30 records, 3 s so far\u{1B}[K")
    display.end()
    #expect(fake.takeWritten() == "\r\u{1B}[K")
    #expect(tick(after: 1000) == "")
    display.end()
    #expect(fake.takeWritten() == "")
  }

  /// 4 of 10 bytes took two seconds, so that the other 6 take three.
  @Test func filesHaveATotal() throws {
    let run = try TestRun()
    try run.write("123456", to: "a")
    try run.write("7890", to: "b")
    let files = InputWalk.inputs([run.path("a"), run.path("b")])
    display.beginReading(files)
    display.counter.add(bytes: 4)
    #expect(tick(after: 2000) == "\rreading 4 B of 10 B (40 %), 3 s left\u{1B}[K")
    display.beginReading(files + [.standardInput])
    #expect(tick(after: 2000) == "\rreading 4 B\u{1B}[K")
  }

  @Test func theLastColumnStaysFree() {
    fake.setColumns(13)
    display.beginReading([.standardInput])
    display.counter.add(bytes: 1500)
    #expect(tick(after: 1000) == "\rreading 1.50\u{1B}[K")
    fake.setColumns(40)
    #expect(tick(after: 0) == "\rreading 1.50 kB\u{1B}[K")
  }

  @Test func nothingIsDrawnInTheBackground() {
    display.beginReading([.standardInput])
    fake.setBackground(true)
    #expect(tick(after: 1000) == "")
    fake.setBackground(false)
    #expect(tick(after: 0) == "\rreading 0 B\u{1B}[K")
    fake.setBackground(true)
    display.end()
    #expect(fake.takeWritten() == "")
  }
}

/// Who gets to see progress at all.
struct ProgressChoiceTests {
  private func isShown(
    _ change: (inout Surroundings, inout MessageStyle) -> Void, paths: [String] = ["-", "a"]
  ) throws -> Bool {
    let run = try TestRun()
    var surroundings = run.surroundings(in: "")
    surroundings.progressTerminal = FakeTerminal().terminal
    var style = MessageStyle()
    change(&surroundings, &style)
    return Console(surroundings: surroundings, style: style).progress(reading: paths) != nil
  }

  @Test func onATerminal() throws {
    #expect(try isShown { _, _ in })
    #expect(try isShown { surroundings, _ in surroundings.variables["TERM"] = "xterm" })
    #expect(try !isShown { surroundings, _ in surroundings.progressTerminal = nil })
    #expect(try !isShown { surroundings, _ in surroundings.variables["TERM"] = "dumb" })
  }

  @Test func notWithQuietOrJSON() throws {
    #expect(try !isShown { _, style in style.isQuiet = true })
    #expect(try !isShown { _, style in style.isJSON = true })
  }

  @Test func notOverWhatIsTyped() throws {
    #expect(try !isShown { surroundings, _ in surroundings.isInputTerminal = true })
    #expect(try isShown({ surroundings, _ in surroundings.isInputTerminal = true }, paths: ["a"]))
  }
}
