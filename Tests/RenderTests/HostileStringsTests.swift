import Foundation
import Refunds
import Render
import Testing

/// The texts of one column, read back by another parser.
private struct Row: Decodable {
  var text: String?
}

private struct Envelope: Decodable {
  var rows: [Row]
}

@Test func jsonGivesHostileStringsBack() throws {
  let strings = try SharedFolder.naughtyStrings()
  let report = SampleReports.texts(strings)
  let rows = try JSONDecoder().decode(Envelope.self, from: Data(Renderer.render(report, as: .json))).rows
  // An empty text is no value.
  #expect(rows.map { $0.text ?? "" } == strings)
  let lines = Renderer.render(report, as: .jsonl).split(separator: UInt8(ascii: "\n"))
  #expect(lines.count == strings.count)
  #expect(try lines.map { try JSONDecoder().decode(Row.self, from: Data($0)).text ?? "" } == strings)
}

@Test func markdownKeepsItsColumnsAndHasNoHTML() throws {
  let strings = try SharedFolder.naughtyStrings()
  let text = rendered(SampleReports.texts(strings), as: .markdown)
  #expect(!text.utf8.contains(UInt8(ascii: "<")))
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  #expect(lines.prefix { !$0.isEmpty }.count == strings.count + 2)
  for line in lines.prefix(while: { !$0.isEmpty }) {
    #expect(barePipes(in: line) == 3, "\(String(decoding: line, as: UTF8.self))")
  }
}

/// Pipes that separate cells: those that no backslash escapes.
private func barePipes(in line: some Sequence<UInt8>) -> Int {
  var pipes = 0
  var isEscaped = false
  for byte in line {
    if byte == UInt8(ascii: "|") && !isEscaped { pipes += 1 }
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
  }
  return pipes
}

@Test(arguments: [OutputFormat.table, .markdown])
func documentsHoldNoHiddenCharacter(format: OutputFormat) throws {
  let strings = try SharedFolder.naughtyStrings()
  var report = SampleReports.texts(strings)
  report.sections[0].paragraphs = strings
  report.sections[0].title = strings.joined()
  report.title = strings.joined()
  let text = rendered(report, as: format) { $0.shape = .document }
  for scalar in text.unicodeScalars where scalar != "\n" {
    #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
    #expect(![0x61C, 0x200E, 0x200F, 0x2028, 0x2029].contains(scalar.value))
    #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
  }
}

@Test func theTableHasOneLinePerHostileString() throws {
  let strings = try SharedFolder.naughtyStrings()
  let text = rendered(SampleReports.texts(strings), as: .table) { $0.header = false }
  #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == strings.count)
}

/// What a spreadsheet takes for the start of a formula (cli.md, "Output safety").
private let formulaStarts: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "\r", "\n", "＝"]

private func withoutGuard(_ cell: String, of text: String) -> String {
  guard let first = text.unicodeScalars.first, formulaStarts.contains(first), cell.hasPrefix("'") else { return cell }
  return String(cell.unicodeScalars.dropFirst())
}

@Test(arguments: [OutputFormat.csv, .tsv])
func delimitedRowsGiveHostileStringsBack(format: OutputFormat) throws {
  let strings = try SharedFolder.naughtyStrings() + SharedFolder.formulas()
  let read = format == .csv ? DelimitedReader.commaSeparated : DelimitedReader.tabSeparated
  let raw = read(rendered(SampleReports.texts(strings), as: format) { $0.rawCells = true }).dropFirst()
  let guarded = read(rendered(SampleReports.texts(strings), as: format)).dropFirst()
  #expect(raw.count == strings.count && guarded.count == strings.count)
  for (text, (raw, guarded)) in zip(strings, zip(raw, guarded)) {
    #expect(raw.count == 2 && raw[0].utf8.elementsEqual(text.utf8))
    #expect(guarded.count == 2 && withoutGuard(guarded[0], of: text).utf8.elementsEqual(text.utf8))
    #expect(!formulaStarts.contains(guarded[0].unicodeScalars.first ?? "a"))
  }
}
