import CommandLineTool
import Refunds
import Testing

/// `--fail-if` and `--fail-on-alert`: what is printed where, and the status for the shell.
struct AskedConditionTests {
  private func input() throws -> TestRun {
    let run = try TestRun()
    // One purchase for 10 and its refund two days later.
    try run.write(
      """
      {"transactionId":"7","bundleId":"com.example","productId":"pro","environment":"Production","type":"Consumable",\
      "purchaseDate":1767600000000,"price":10000,"currency":"EUR","inAppOwnershipType":"PURCHASED",\
      "signedDate":1767600000000}
      {"transactionId":"7","bundleId":"com.example","productId":"pro","environment":"Production","type":"Consumable",\
      "purchaseDate":1767600000000,"price":10000,"currency":"EUR","inAppOwnershipType":"PURCHASED",\
      "revocationDate":1767772800000,"revocationReason":1,"signedDate":1767772800000}

      """, to: "shop.jsonl")
    return run
  }

  @Test(arguments: ["report", "summary"])
  func aTrueConditionFailsAfterTheWholeOutput(command: String) throws {
    let run = try input()
    let file = run.path("shop.jsonl")
    run.run([command, "-O", "csv", file])
    let output = run.output
    #expect(run.status == .success)
    run.run([command, "-O", "csv", file, "--fail-if", "refunds.net >= 1 and refund_rate.cohort > 3%"])
    #expect(run.output == output)
    #expect(run.status == .condition)
    #expect(
      run.errors.contains(
        "refunds: note: --fail-if: the condition is true: refunds.net is 1, refund_rate.cohort is 1\n"))
    run.run([command, "-q", "-O", "csv", file, "--fail-if", "refunds.net > 1"])
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
  }

  @Test func anUnknownValueIsAWarning() throws {
    let run = try input()
    run.run(["report", run.path("shop.jsonl"), "--fail-if", "refund_rate.cohort@14 <= 1"])
    #expect(run.status == .success)
    #expect(
      run.errors.contains(
        "refunds: note: --fail-if: refund_rate.cohort@14 has no value: there is nothing to divide by, or nothing that "
          + "fits; a comparison with it is neither true nor false\n"))
  }

  @Test func tooLittleHistoryIsNoAlert() throws {
    let run = try input()
    run.run(["report", run.path("shop.jsonl"), "--fail-on-alert"])
    #expect(run.status == .success)
    #expect(run.errors.contains("refunds: note: --fail-on-alert: There is too little history to tell what is unusual"))
  }

  @Test func aBadConditionIsShownWithAMark() throws {
    let run = try TestRun().run(["report", "--fail-if", "refunds.net > 1 or refund.net > 1", "a"])
    #expect(
      run.errors == """
        refunds: --fail-if: unknown metric refund.net, at character 20; did you mean refunds.net?
          refunds.net > 1 or refund.net > 1
                             ^

        """)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test func theMarkStandsBelowTheCharacterAlsoBehindHiddenOnes() throws {
    let run = try TestRun().run(["report", "--fail-if", "refunds.net\u{1B} > 1", "a"])
    #expect(
      run.errors == """
        refunds: --fail-if: unexpected "\\u{1B}", at character 12; see refunds help conditions
          refunds.net\\u{1B} > 1
                     ^

        """)
  }

  @Test func alertDaysAreDays() throws {
    let run = try TestRun()
    #expect(run.settings(["report", "--alert-days", "14", "a"])?.alerts.rule.days == 14)
    #expect(run.settings(["report", "a"])?.alerts.rule.days == 7)
    run.run(["report", "--alert-days", "91", "a"])
    #expect(run.errors == "refunds: --alert-days: \"91\" does not fit; write a whole number from 1 to 90\n")
    #expect(run.status == .usage)
  }
}
