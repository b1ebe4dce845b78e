import FixtureGenerator
import Foundation
import Refunds
import Testing

private let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "fixtures")

private func committed(_ path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: fixtures.appending(path: path)))
}

@Test func `the committed showcase is what the generator writes`() throws {
  let simulation = Simulation(size: ShowcaseCommand.defaultSize, seed: ShowcaseCommand.defaultSeed)
  let lines = simulation.events.flatMap { DecodedNotifications.record($0).compact + [UInt8(ascii: "\n")] }
  let months = ["2026-01", "2026-02", "2026-03", "2026-04"]
  #expect(try months.flatMap { try committed("showcase/notifications-\($0).jsonl") } == lines)
  #expect(try committed("showcase-truth.json") == AnswerKeyWriter.document(simulation.answerKey).indented)
  #expect(lines.count < 6_000_000)
}

@Test func `the committed catalogue is what the generator writes`() throws {
  let text = try committed("showcase-catalog.csv")
  #expect(text == ProductTable.text)
  #expect(text.count { $0 == UInt8(ascii: "\n") } == 1 + 4 * 7)
}

@Test func `the committed answers are what the generator writes`() throws {
  let simulation = Simulation(size: ShowcaseCommand.defaultSize, seed: ShowcaseCommand.defaultSeed)
  for (kind, customers, name) in [
    (TransactionPages.Kind.history, simulation.histories, "transaction-history"),
    (.refundHistory, simulation.refundHistories, "refund-history"),
  ] {
    let pages = try customers.flatMap { try TransactionPages(kind: kind).records($0, .decoded) }
    #expect(
      try committed("showcase-answers/\(name).jsonl") == pages.flatMap { $0.compact + [UInt8(ascii: "\n")] })
  }
}

@Test func `the committed examples are what the generator writes`() throws {
  let examples = try FormatExamples.all(try Signer(try SigningChain())) + InvalidExamples.all
  for example in examples {
    let content = try committed(example.path)
    // Signed bytes differ from run to run.
    if !example.isSigned { #expect(content == example.content, "\(example.path)") }
  }
  #expect(try committed("expected.json") == ExampleTable.expectations(examples).indented)
}

@Test(arguments: FindingCode.allCases)
func `each finding has an input that causes it`(code: FindingCode) {
  let examples = InvalidExamples.all.filter { $0.path.hasPrefix("invalid/\(code.rawValue)/") }
  #expect(!examples.isEmpty)
  #expect(examples.allSatisfy { $0.expected.findings.first == code.rawValue })
}

@Test func `findings that are expected exist`() {
  let codes = Set(FindingCode.allCases.map(\.rawValue))
  #expect(InvalidExamples.all.allSatisfy { codes.isSuperset(of: $0.expected.findings) })
  #expect(codes.isSuperset(of: AnswerKey.findings))
}

@Test func `no example says more than once what it is`() throws {
  let examples = try FormatExamples.all(try Signer(try SigningChain())) + InvalidExamples.all
  #expect(Set(examples.map(\.path)).count == examples.count)
}
