import Codec
import Foundation
import Testing

struct DelimitedWriterTests {
  private func row(_ form: DelimitedWriter.Form, _ cells: [String], hasRawCells: Bool = false) -> String {
    var writer = DelimitedWriter(form: form, hasRawCells: hasRawCells)
    for cell in cells { writer.text(cell) }
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func quotesWhereItIsNeeded() {
    #expect(row(.commas, ["a", "", "b c"]) == "a,,b c\n")
    #expect(row(.commas, ["a,b", "say \"hi\"", "x\ny", "x\r"]) == "\"a,b\",\"say \"\"hi\"\"\",\"x\ny\",\"x\r\"\n")
    #expect(row(.commas, [" a", "a ", " "]) == "\" a\",\"a \",\" \"\n")
    #expect(row(.commas, ["é😀;\t|"]) == "é😀;\t|\n")
  }

  /// A line without any byte would be skipped by most readers.
  @Test func aLoneEmptyCellIsStillARow() {
    #expect(row(.commas, [""]) == "\"\"\n")
    #expect(row(.tabs, [""]) == "\n")
  }

  @Test func escapesInTabSeparatedCells() {
    #expect(row(.tabs, ["a\tb", "c\nd", "e\rf", "g\\t", "\"h, i\""]) == "a\\tb\tc\\nd\te\\rf\tg\\\\t\t\"h, i\"\n")
    #expect(row(.tabs, ["\tx"]) == "'\\tx\n")
  }

  @Test func numbersOfTheProgramAreNeverGuarded() {
    var writer = DelimitedWriter(form: .commas, hasByteOrderMark: true)
    writer.text("-1")
    writer.value("-1")
    writer.endLine()
    #expect(writer.bytes == [0xEF, 0xBB, 0xBF] + Array("'-1,-1\n".utf8))
  }

  /// The lines of the suite with their escapes expanded.
  private func hostileCells() throws -> [String]? {
    guard
      let cells = try SharedFolder.bytes("conformance/csv-injection/cells.txt"),
      let payloads = try SharedFolder.bytes("conformance/csv-injection/payloadbox.txt")
    else { return nil }
    let own = String(decoding: cells, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let escapes = ["\\t": "\t", "\\r": "\r", "\\n": "\n", "\\uFEFF": "\u{FEFF}", "\\u200B": "\u{200B}"]
    return own.map { line in escapes.reduce(String(line)) { $0.replacingOccurrences(of: $1.key, with: $1.value) } }
      + String(decoding: payloads, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func noHostileCellBeginsAFormulaAndAllTextSurvives() throws {
    guard let cells = try hostileCells() else { return }
    #expect(cells.count == 29)
    let dangerous = ["=", "+", "-", "@", "\t", "\r", "\n", "＝"].map { Array($0.utf8) }
    for cell in cells {
      let isDangerous = dangerous.contains { cell.utf8.starts(with: $0) }
      let written = Array(row(.commas, ["before", cell, "after"]).utf8)
      let raw = Array(row(.commas, ["before", cell, "after"], hasRawCells: true).utf8)
      let read = try #require(CSVRow(written))
      #expect(read.cells.count == 3)
      #expect(!dangerous.contains { read.cells[1].starts(with: $0) })
      #expect(read.cells[1] == Array(((isDangerous ? "'" : "") + cell).utf8))
      #expect(try #require(CSVRow(raw)).cells[1] == Array(cell.utf8))
    }
  }

  /// The escapes of a tab-separated cell are undone here one by one, as its readers do.
  @Test func hostileCellsStayCellsBetweenTabs() throws {
    guard let cells = try hostileCells() else { return }
    let escapes: [Character: Character] = ["t": "\t", "n": "\n", "r": "\r", "\\": "\\"]
    let dangerous: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}"]
    for cell in cells {
      let written = row(.tabs, ["before", cell, "after"])
      #expect(written.utf8.count { $0 == 0x0A } == 1 && written.utf8.last == 0x0A)
      #expect(!written.utf8.contains(0x0D))
      let parts = written.dropLast().split(separator: "\t", omittingEmptySubsequences: false)
      try #require(parts.count == 3)
      var rest = parts[1][...]
      var read = ""
      while let character = rest.popFirst() {
        read.append(character == "\\" ? try #require(rest.popFirst().flatMap { escapes[$0] }) : character)
      }
      let isDangerous = cell.unicodeScalars.first.map(dangerous.contains) == true
      #expect(Array(read.utf8) == Array(((isDangerous ? "'" : "") + cell).utf8))
    }
  }
}

/// The grammar of RFC 4180 for one row, read byte by byte; nil where the text breaks it.
private struct CSVRow {
  var cells: [[UInt8]] = []

  init?(_ bytes: [UInt8]) {
    guard bytes.last == 0x0A else { return nil }
    var rest = bytes.dropLast()
    while true {
      var cell: [UInt8] = []
      if rest.first == UInt8(ascii: "\"") {
        rest.removeFirst()
        while let byte = rest.popFirst() {
          if byte != UInt8(ascii: "\"") {
            cell.append(byte)
          } else if rest.first == byte {
            cell.append(byte)
            rest.removeFirst()
          } else {
            break
          }
        }
      } else {
        while let byte = rest.first, byte != UInt8(ascii: ",") {
          if byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D { return nil }
          cell.append(byte)
          rest.removeFirst()
        }
      }
      cells.append(cell)
      guard let separator = rest.popFirst() else { return }
      if separator != UInt8(ascii: ",") { return nil }
    }
  }
}
