import CommandLineTool
import Foundation
import Testing

@Suite("explain")
struct ExplainTests {
  private func refund(_ id: String, app: String, number: Int, _ members: String = "") -> String {
    let transaction =
      #"{"transactionId":"\#(id)","bundleId":"\#(app)","productId":"p","environment":"Production","#
      + #""purchaseDate":1740823200000,"signedDate":1741080660000,"revocationDate":1741080600000,"#
      + #""price":9990,"currency":"USD"\#(members)}"#
    return #"{"notificationType":"REFUND","notificationUUID":"0a0a0a0a-0000-4000-8000-00000000000\#(number)","#
      + #""signedDate":1741080660000,"data":{"bundleId":"\#(app)","environment":"Production","#
      + #""signedTransactionInfo":\#(transaction)}}"# + "\n"
  }

  @Test("two apps with one transaction id have a timeline each")
  func twoApps() throws {
    let run = try TestRun()
    try run.write(refund("7", app: "com.x", number: 1) + refund("7", app: "com.y", number: 2), to: "in.jsonl")
    run.run(["explain", "7", "-O", "md", "-q", run.path("in.jsonl")])
    #expect(run.output.contains("Timeline, Production, com.x"))
    #expect(run.output.contains("Timeline, Production, com.y"))
    #expect(run.output.components(separatedBy: "opens revocation 1").count == 3)
    #expect(!run.output.contains("repeats an earlier statement"))
  }

  @Test("what is left out has no effect, and says why")
  func leftOut() throws {
    let run = try TestRun()
    try run.write(refund("7", app: "com.x", number: 1), to: "in.jsonl")
    run.run(["explain", "7", "-O", "md", "-q", "--app", "com.y", run.path("in.jsonl")])
    #expect(run.output.contains("left out: other apps"))
    #expect(!run.output.contains("opens revocation"))
    run.run(["explain", "7", "-O", "md", "-q", "--as-of", "2025-01-01", run.path("in.jsonl")])
    #expect(run.output.contains("left out: later than --as-of"))
    #expect(!run.output.contains("opens revocation"))
  }

  @Test("a percentage that is no number is printed as unknown, and one that is impossible as sent")
  func percentage() throws {
    let run = try TestRun()
    try run.write(
      refund("7", app: "com.x", number: 1, #","revocationPercentage":"abc""#)
        + refund("8", app: "com.x", number: 2, #","revocationPercentage":-1"#), to: "in.jsonl")
    let fields = "transaction_id,revocation_percentage,extent,refunded_amount,amount_basis"
    run.run(["list", "-O", "csv", "-q", "--no-header", "--fields", fields, run.path("in.jsonl")])
    #expect(run.output == "7,,,,unknown\n8,-1,,,unknown\n")
  }

  @Test("a folder without anything to read is a report of zeros with a note")
  func emptyFolder() throws {
    let run = try TestRun()
    try run.write("hidden", to: "folder/.hidden")
    run.run(["list", "-O", "csv", "--no-header", run.path("folder")])
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("there is no file to read"))
  }
}
