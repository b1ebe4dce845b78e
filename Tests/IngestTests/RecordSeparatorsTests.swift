import Testing

@testable import Ingest

@Suite("Between records")
struct RecordSeparatorsTests {
  @Test(
    "brackets and commas around records count no record",
    arguments: ["[]", " [] ", "[[] ]", "[\(transaction("1"))]", "\(transaction("1")),\n\(transaction("2"))\n"])
  func harmless(text: String) {
    #expect(Reading(text).findings.filter { $0.hasPrefix("not-json") } == [])
  }

  @Test(
    "brackets and commas without a value are unreadable, and so is an array without its end",
    arguments: [
      ("[", 1), ("]", 1), ("[,]", 1), ("[,", 2), ("[[[", 1), ("[\(transaction("1"))", 1),
      ("[\(transaction("1")),,\(transaction("2"))]", 1),
    ])
  func misplaced(text: String, unreadable: Int) {
    #expect(Reading(text).unreadable == unreadable)
  }

  @Test("records of an array that is cut off still count")
  func cutOff() {
    #expect(Reading("[\(transaction("1")),\n\(transaction("2")),").ids == ["1", "2"])
  }
}
