import Refunds
import Testing

/// The grammar of `--fail-if` and its three-valued logic.
@Suite("Conditions")
struct ConditionTests {
  private func truth(_ text: String, _ values: [String: Double] = [:]) throws -> Bool? {
    try Condition(text).isTrue { values[$0.text] }
  }

  @Test(
    "compare",
    arguments: [
      ("<", 2, true), ("<", 3, false), ("<=", 3, true), ("<=", 4, false), (">", 4, true), (">", 3, false),
      (">=", 3, true), (">=", 2, false), ("==", 3, true), ("==", 2, false), ("!=", 2, true), ("!=", 3, false),
    ] as [(String, Double, Bool)])
  func comparisons(sign: String, value: Double, expected: Bool) throws {
    #expect(try truth("refunds.net \(sign) 3", ["refunds.net": value]) == expected)
    #expect(try truth("refunds.net\(sign)3", ["refunds.net": value]) == expected)
  }

  @Test(
    "percentages and decimals of equal value are equal",
    arguments: [("3%", 0.03), ("1.1 %", 0.011), ("0.07%", 0.0007), ("-2%", -0.02), ("100%", 1), ("2.5", 2.5)])
  func numbers(text: String, value: Double) throws {
    #expect(try truth("refund_rate.cohort == \(text)", ["refund_rate.cohort": value]) == true)
  }

  @Test("and binds closer than or, parentheses closer than both")
  func precedence() throws {
    let values: [String: Double] = ["refunds.net": 5, "refunds.gross": 6]
    #expect(try truth("refunds.net == 5 or refunds.net == 1 and refunds.gross == 1", values) == true)
    #expect(try truth("(refunds.net == 5 or refunds.net == 1) and refunds.gross == 1", values) == false)
    #expect(try truth("refunds.net < refunds.gross AND 6 >= refunds.gross", values) == true)
  }

  @Test(
    "an unknown value is neither true nor false",
    arguments: [
      ("refund_rate.cohort > 1%", nil), ("refund_rate.cohort <= 1%", nil), ("refund_rate.cohort != 1%", nil),
      ("refund_rate.cohort > 1% and refunds.net > 1", nil), ("refund_rate.cohort > 1% and refunds.net > 9", false),
      ("refund_rate.cohort > 1% or refunds.net > 1", true), ("refund_rate.cohort > 1% or refunds.net > 9", nil),
    ] as [(String, Bool?)])
  func unknown(text: String, expected: Bool?) throws {
    #expect(try truth(text, ["refunds.net": 5]) == expected)
    // The same with the sides exchanged.
    for word in [" and ", " or "] {
      let parts = text.split(separator: word)
      if parts.count == 2 { #expect(try truth("\(parts[1])\(word)\(parts[0])", ["refunds.net": 5]) == expected) }
    }
  }

  @Test("metrics are read with age and filter, and written as they were read")
  func metrics() throws {
    let condition = try Condition(
      #"refund_rate.cohort@14{product_id = "com.example.pro", app_version="142"} > refunds.net or refunds.net > 1"#)
    #expect(
      condition.metrics.map(\.text)
        == [#"refund_rate.cohort@14{product="com.example.pro",app_version="142"}"#, "refunds.net"])
    #expect(condition.metrics[0].days == 14)
  }

  @Test(
    "errors name the character",
    arguments: [
      ("", 1, "the condition is empty"), ("  ", 3, "the condition is empty"),
      ("refunds > 1", 1, "unknown metric refunds"), ("refunds.net >", 14, "expected a metric or a number"),
      ("refunds.net 3", 13, "expected a comparison: <, <=, >, >=, == or !="),
      ("refunds.net = 3", 13, "two values are compared with =="),
      ("refunds.net > 1 > 2", 17, "comparisons are not chained; write and between them"),
      ("refunds.net > 1 2", 17, "expected and, or or the end"),
      ("refunds.net > 1)", 16, "nothing was opened that \")\" could close"),
      ("refunds.net > 1 or (refunds.net > 1", 20, "the parenthesis is not closed"),
      ("(refunds.net > 1 2", 18, "expected and, or or )"), ("3 > 2", 1, "two numbers are compared; name a metric"),
      ("refunds.net > 1.2.3", 15, "\"1.2.3\" is no number; write it like 100, 0.03 or 3%"),
      ("refunds.net > .5", 15, "\".5\" is no number; write it like 100, 0.03 or 3%"),
      ("refunds.net > 5.", 15, "\"5.\" is no number; write it like 100, 0.03 or 3%"),
      ("refunds.net > 1 && refunds.net > 2", 17, "\"&\" is no word of conditions; write and"),
      ("refunds.net@7 > 1", 12, "refunds.net takes no age"),
      ("refund_rate.cohort@0 > 1", 20, "expected a number of days from 1 to 3650 after @"),
      ("refund_rate.cohort@7@7 > 1", 20, "expected a number of days from 1 to 3650 after @"),
      ("refunds.net{colour=\"x\"} > 1", 13, "unknown dimension colour"),
      ("refunds.net{product=x} > 1", 21, "expected a text between \" and \""),
      ("refunds.net{product=\"x > 1", 21, "the text has no end; write \" after it"),
      ("refunds.net{product \"x\"} > 1", 21, "expected = after the dimension"),
      ("refunds.net{} > 1", 13, "expected a dimension"), ("refunds.net > 1 ü", 17, "unexpected \"ü\""),
    ])
  func errors(text: String, position: Int, problem: String) {
    #expect { try Condition(text) } throws: { error in
      guard let error = error as? ConditionError else { return false }
      return error.problem == problem && error.position == position
    }
  }

  @Test("deep nesting is refused, not crashed on")
  func depth() {
    let text = String(repeating: "(", count: 100_000) + "refunds.net > 1"
    #expect(throws: ConditionError.self) { try Condition(text) }
  }

  /// Whatever stands there, reading ends with a condition or with a place inside the text.
  @Test("any text is a condition or an error with a place", arguments: [21, 22, 23, 24] as [UInt64])
  func anyText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "refunds.net", "refund_rate.cohort@7", "(", ")", " and ", " or ", ">", "<=", "=", "3%", "-", "{", "}",
      "product", "\"", ",", "@", " ", "é", "1.5",
    ]
    for _ in 0..<2000 {
      let text = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
      do throws(ConditionError) {
        _ = try Condition(text)
      } catch {
        #expect((1...text.count + 1).contains(error.position), "seed \(seed): \(text)")
      }
    }
  }
}
