import FixtureGenerator
import Foundation
import Testing

/// `summary` against `Tests/Independent/summary.py`, which was written from the definitions in another language: every
/// cell agrees to the last digit, on the showcase and on shops that nobody has looked at.
@Suite(.enabled(if: PythonCommand.isAvailable)) struct IndependentSummaryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  private static let questions = [
    "", "--by product", "--by product --per week --by-days 14 --by-days 30", "--per month --gross",
    "--by storefront,app_version", "--by reason", "--basis event-date --per week --by product",
    "--basis event-date --per day --gross", "--measure money", "--measure money --by product,storefront --per month",
    "--measure money --basis event-date --per week", "--measure money --by reason --per month",
    "--measure subscription --per week", "--measure subscription --by product --gross",
    "--by storefront --per week --by-days 7 --by-days 60 --by-days 90",
  ].map { $0.split(separator: " ").map(String.init) }

  private static func expect(_ folder: String, _ question: [String]) throws {
    let run = try TestRun().run(["summary", "-q", "-O", "csv"] + question + [folder])
    let expected = try PythonCommand.run(
      [root.appending(path: "Tests/Independent/summary.py").path, folder] + question)
    #expect(run.output == expected, "\(question)")
    #expect(expected.count { $0 == "\n" } > 1)
  }

  @Test("the showcase", arguments: questions)
  private func showcase(question: [String]) throws {
    try Self.expect(Self.root.appending(path: "fixtures/showcase").path, question)
  }

  @Test("another shop")
  private func anotherShop() throws {
    let seed = UInt64.random(in: 1...1_000_000)
    print("shop of seed \(seed)")
    let run = try TestRun()
    let lines = Simulation(size: 500, seed: seed).events.map { event in
      String(decoding: DecodedNotifications.record(event).compact, as: UTF8.self) + "\n"
    }
    try run.write(lines.joined(), to: "shop/notifications.jsonl")
    for question in Self.questions { try Self.expect(run.path("shop"), question) }
  }
}
