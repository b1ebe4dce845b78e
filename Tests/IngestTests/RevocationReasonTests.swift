import Refunds
import Testing

@testable import Ingest

@Suite("Revocation reasons as written")
struct RevocationReasonTests {
  // Rules.md 3: presence is tested by key, and unknown values survive with a finding.
  @Test(
    "a reason that is no text and no number is an unknown one, not none",
    arguments: [("true", "true"), ("{}", "an object"), ("[1]", "an array")])
  func oddKinds(json: String, written: String) throws {
    let reading = Reading(transaction("1", #""revocationDate":1741080600000"#, #""revocationReason":\#(json)"#))
    let statement = try #require(reading.statements.first)
    #expect(reading.text(statement.revocationReason) == written)
    #expect(reading.findings == ["unknown-revocation-reason: \(written)"])
  }

  @Test("a reason that is understood is no unknown one", arguments: ["0", "1", #""OTHER ""#, #""developer-issue""#])
  func understood(json: String) {
    let reading = Reading(transaction("1", #""revocationDate":1741080600000"#, #""revocationReason":\#(json)"#))
    #expect(reading.findings == [])
  }

  @Test("null and nothing are none", arguments: ["null", #""""#])
  func absent(json: String) throws {
    let reading = Reading(transaction("1", #""revocationDate":1741080600000"#, #""revocationReason":\#(json)"#))
    #expect(try #require(reading.statements.first).revocationReason.isNone)
    #expect(reading.findings == [])
  }
}
