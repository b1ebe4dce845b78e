import Refunds
import Render
import Testing

private let closing = """
  As of 2026-03-23T05:00:00.000Z, UTC, period 2026-W12 (from 2026-03-16 until before 2026-03-23). Definition: \
  refund_rate.cohort@14 = standing refunds / paid transactions.

  """

private let table = #"""
  | Product     |      Paid | Refunded | Currency |    Rate | Revoked                  | Low sample |
  | ----------- | --------: | -------: | -------- | ------: | ------------------------ | ---------- |
  | pro_monthly |     8,014 | 1,204.88 | USD      |   1.1 % | 2026-03-04T09:30:00.000Z | false      |
  | coins\|100  |        30 |   12,400 | JPY      |     0 % | –                        | true       |
  | **Total**   | **8,044** |    **–** |          | **n/a** |                          |            |


  """#

@Test func markdownOfRowsIsTheTableAndItsDefinition() {
  #expect(rendered(SampleReports.rows, as: .markdown) == table + closing)
}

@Test func markdownOfADocumentHasHeadingsSentencesAndTables() {
  let expected =
    #"""
    # Refunds, week 2026-W12

    ## By product

    \- 1 \*bold\* claim &amp; &lt;b&gt;more&lt;/b&gt;.


    """# + table + #"""
      12 family members are no refunds.

      ## Money

      | Basis    |       Net | Week of    |
      | -------- | --------: | ---------- |
      | reported | 1.500 KWD | 2026-03-16 |
      | =assumed |     -2.50 |            |


      """# + closing
  #expect(rendered(SampleReports.document, as: .markdown) == expected)
}

@Test func markdownOfAnEmptyTableKeepsItsHeadings() {
  #expect(
    rendered(SampleReports.texts([]), as: .markdown) == """
      | Text | Number |
      | ---- | -----: |


      """ + closing)
}

@Test(arguments: [
  ("# a", ##"\# a"##), ("C# and F#", "C# and F#"), ("a #", ##"a \#"##), ("- a", #"\- a"#), ("+ a", #"\+ a"#),
  ("12. a", #"12\. a"#), ("12) a", #"12\) a"#), ("12.5 a", #"12\.5 a"#), ("===", #"\==="#), ("---", #"\---"#),
  ("    code", "code"), ("> quote", "&gt; quote"), ("~~~", #"\~\~\~"#), ("```", #"\`\`\`"#),
  ("_a_ b_c _", #"\_a\_ b_c \_"#), ("*a*", #"\*a\*"#), ("[a](b)", #"\[a\](b)"#), ("![a](b)", #"!\[a\](b)"#),
  ("<script>", "&lt;script&gt;"), ("&lt;", "&amp;lt;"), (#"\*"#, #"\\\*"#), ("a|b", #"a\|b"#), ("$x$", #"\$x\$"#),
  ("https://a.b", #"https\://a.b"#), ("www.a.b", #"www\.a.b"#), ("com.example.pro", "com.example.pro"),
  ("a\nb", #"a\u{A}b"#), ("\u{1B}[0m", #"\u{1B}\[0m"#), ("\u{202E}a", #"\u{202E}a"#), ("\u{85}", #"\u{85}"#),
  ("\u{FEFF}", #"\u{FEFF}"#), ("\u{2028}", #"\u{2028}"#), ("\t- a", #"\u{9}- a"#),
])
func markdownShowsTextAndNoMarkup(text: String, expected: String) {
  let document = rendered(SampleReports.paragraph(text), as: .markdown)
  #expect(document.hasPrefix("# Refunds, week 2026-W12\n\n\(expected)\n\n"))
}

@Test func markdownColumnsCountWideCharactersTwice() {
  #expect(
    rendered(SampleReports.texts(["日本", "ab"]), as: .markdown).hasPrefix(
      """
      | Text | Number |
      | ---- | -----: |
      | 日本 |      1 |
      | ab   |      1 |

      """))
}

@Test func markdownEmphasisNeverStandsBesideASpace() {
  var report = SampleReports.texts(["x"])
  report.sections[0].tables[0].rows = [Table.Row([.text(" \u{A0}a* "), .text("  ")], isEmphasized: true)]
  #expect(rendered(report, as: .markdown).contains(#"| **a\*** |        |"#))
}

@Test func oneHugeCellDoesNotWidenTheOthers() {
  let huge = String(repeating: "x", count: 100_000)
  let text = rendered(SampleReports.texts([huge] + Array(repeating: "a", count: 100)), as: .markdown)
  #expect(text.utf8.count < 120_000)
  #expect(text.contains("| a" + String(repeating: " ", count: 79) + " |      1 |"))
}
