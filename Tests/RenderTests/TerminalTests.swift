import Refunds
import Render
import Testing

private let closing = """
  As of 2026-03-23T05:00:00.000Z, UTC, period 2026-W12 (from 2026-03-16 until before 2026-03-23). Definition: \
  refund_rate.cohort@14 = standing refunds / paid transactions.

  """

private let table = """
  Product       Paid  Refunded  Currency   Rate  Revoked                   Low sample
  pro_monthly  8,014  1,204.88  USD       1.1 %  2026-03-04T09:30:00.000Z  false
  coins|100       30    12,400  JPY         0 %  –                         true
  Total        8,044         –              n/a

  """

@Test func tableOfRows() {
  #expect(rendered(SampleReports.rows, as: .table) == table + "\n" + closing)
}

@Test func tableWithoutHeaderIsRowsOnly() {
  let expected = """
    pro_monthly  8,014  1,204.88  USD  1.1 %  2026-03-04T09:30:00.000Z  false
    coins|100       30    12,400  JPY    0 %  –                         true
    Total        8,044         –         n/a

    """
  #expect(rendered(SampleReports.rows, as: .table) { $0.header = false } == expected)
}

@Test func tableOfADocument() {
  #expect(
    rendered(SampleReports.document, as: .table) == """
      Refunds, week 2026-W12

      By product
      - 1 *bold* claim & <b>more</b>.

      \(table)
      12 family members are no refunds.

      Money
      Basis           Net  Week of
      reported  1.500 KWD  2026-03-16
      =assumed      -2.50

      \(closing)
      """)
}

@Test func tableWrapsSentencesAndNeverRows() {
  let text = rendered(SampleReports.document, as: .table) { $0.width = 20 }
  #expect(text.contains("12 family members\nare no refunds.\n"))
  #expect(text.contains("pro_monthly  8,014  1,204.88  USD       1.1 %  2026-03-04T09:30:00.000Z  false\n"))
}

@Test func colorIsBoldForHeadlinesAndDimForFindings() {
  var report = SampleReports.document
  report.sections.append(Report.Section(id: "findings", title: "Findings", paragraphs: ["Odd."]))
  let text = rendered(report, as: .table) { $0.color = true }
  #expect(text.contains("\u{1B}[1mTotal        8,044         –              n/a\u{1B}[0m\n"))
  #expect(text.contains("\n\u{1B}[1mFindings\u{1B}[0m\n\u{1B}[2mOdd.\u{1B}[0m\n"))
  #expect(text.hasPrefix("\u{1B}[1mRefunds, week 2026-W12\u{1B}[0m\n"))
  #expect(!rendered(report, as: .table).contains("\u{1B}"))
}

@Test func sectionsWithoutContentStayApart() {
  let report = SampleReports.report([
    Report.Section(id: "a", title: "A"), Report.Section(id: "b", title: "B", paragraphs: ["Text."]),
  ])
  #expect(rendered(report, as: .table) == "Refunds, week 2026-W12\n\nA\n\nB\nText.\n\n" + closing)
}

@Test(arguments: [
  ("a\tb", #"a\u{9}b"#), ("a\r\nb", #"a\u{D}\u{A}b"#), ("\u{7F}", #"\u{7F}"#), ("\u{9B}31m", #"\u{9B}31m"#),
  ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#), ("\u{200E}", #"\u{200E}"#), ("\u{E0041}", #"\u{E0041}"#),
  (#"a\b"#, #"a\b"#), ("می‌خواهم", "می‌خواهم"),
])
func tableShowsHiddenCharacters(text: String, expected: String) {
  #expect(rendered(SampleReports.texts([text]), as: .table) { $0.header = false } == expected + "  1\n")
}

@Test func theLastLineSaysWhatIsOpen() {
  var report = SampleReports.texts([])
  report.asOf = nil
  report.period = nil
  report.timeZone = "Europe/Berlin"
  report.definition = Report.Definition(id: "paid_transactions", meaning: "")
  #expect(
    rendered(report, as: .table)
      == "Text  Number\n\nAs of –, Europe/Berlin, all of the input. Definition: paid_transactions.\n")
  report.period = DateRange(start: nil, end: Instant(milliseconds: 1_772_616_600_000))
  report.definition = Report.Definition(id: "", meaning: "")
  #expect(
    rendered(report, as: .table)
      == "Text  Number\n\nAs of –, Europe/Berlin, period until before 2026-03-04T09:30:00.000Z.\n")
}
