import Refunds
import Render
import Testing

private func lines(_ findings: [Finding], color: Bool = false) -> String {
  String(decoding: FindingText.lines(findings, files: ["hooks.jsonl", "b\u{1B}.csv"], color: color), as: UTF8.self)
}

private func place(_ file: UInt32, _ record: UInt32, _ byteOffset: Int?) -> Finding.Place {
  Finding.Place(origin: Origin(file: file, record: record), byteOffset: byteOffset)
}

@Test func aFindingIsOneLine() {
  let finding = Finding(code: .priceHasFraction, subject: "9.99", count: 1204, places: [place(0, 12, 4711)])
  let words =
    "A price has a fraction, so it cannot be in milliunits. It is read in currency units. "
    + "Export prices as Apple sends them: 9.99 is the whole number 9990."
  #expect(
    lines([finding])
      == "warning: price-has-fraction \"9.99\" (1,204×): hooks.jsonl, record 12, byte 4711 …: \(words)\n")
  #expect(
    lines([finding], color: true)
      == "warning: price-has-fraction\u{1B}[2m \"9.99\" (1,204×): hooks.jsonl, record 12, byte 4711 …: \(words)\u{1B}[0m\n"
  )
}

@Test func aFindingNamesItsPlacesAsFarAsTheyAreKnown() {
  let places = [place(0, 1, 0), place(1, 2, nil), place(7, 3, nil)]
  let text = lines([Finding(code: .unknownAmount, subject: "", count: 3, places: places)])
  #expect(
    text.hasPrefix(
      #"warning: unknown-amount (3×): hooks.jsonl, record 1, byte 0; b\u{1B}.csv, record 2; input 8, record 3: A refund"#
    ))
  #expect(
    lines([Finding(code: .emptyInput, subject: "", count: 1, places: [])])
      == "warning: empty-input (1×): No record of the input counts. All numbers are zero. "
      + "Check the path, the export and the filters; `refunds check` shows what was read.\n")
}

@Test func aHostileOrLongSubjectStaysOneShortLine() {
  let subject = "a\n\u{202E}\u{9B}" + String(repeating: "x", count: 10_000)
  let text = lines([Finding(code: .unknownSubtype, subject: subject, count: 1, places: [])])
  #expect(text.hasPrefix(#"warning: unknown-subtype "a\u{A}\u{202E}\u{9B}xxx"#))
  #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
  #expect(text.count < 400)
}

@Test(arguments: FindingCode.allCases)
func everyFindingHasThreePlainSentences(code: FindingCode) {
  for sentence in [code.meaning, code.treatment, code.advice] {
    #expect(sentence.hasSuffix("."))
    #expect(sentence.count <= 100)
    #expect(sentence.first?.isUppercase == true)
  }
}

@Test func findingsAsJSONLines() {
  let finding = Finding(code: .dateZero, subject: "", count: 2, places: [place(0, 9, nil)])
  #expect(
    String(decoding: FindingJSON.lines([finding, finding], files: ["x"]), as: UTF8.self)
      == String(
        repeating: """
          {"level":"finding","code":"date-zero","subject":null,"count":2,"meaning":"A revocation date is zero.",\
          "treatment":"It counts as no date.","advice":"Leave a missing date out of the export.",\
          "places":[{"file":"x","record":9,"byte_offset":null}]}

          """, count: 2))
}
