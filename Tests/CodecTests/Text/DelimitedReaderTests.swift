import Foundation
import Testing

@testable import Codec

struct DelimitedReaderTests {
  private static func records(_ text: String, _ delimiter: Unicode.Scalar = ",") -> [[String]] {
    let bytes = Array(text.utf8)
    return ByteBuffer(bytes).withBytes { span in
      var reader = DelimitedReader(from: 0, to: bytes.count, delimiter: UInt8(ascii: delimiter))
      var records: [[String]] = []
      while reader.next(span) {
        records.append(reader.cells.map { String(decoding: reader.content(of: $0, span), as: UTF8.self) })
      }
      return records
    }
  }

  @Test func csvSpectrumReadsAsItsTwins() throws {
    guard let folder = SharedFolder.url("conformance/csv-spectrum") else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "csvs").path)
    #expect(names.count >= 11)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: "csvs/\(name)"), encoding: .utf8)
      let twin = try Data(contentsOf: folder.appending(path: "json/\(name.replacing(".csv", with: ".json"))"))
      let expected = try JSONDecoder().decode([[String: String]].self, from: twin)
      let records = Self.records(text)
      let header = try #require(records.first)
      let rows = records.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
      #expect(rows == expected, "\(name)")
    }
  }

  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), ("a,\n,b\n", [["a", ""], ["", "b"]]), ("\n\n\r\na\n\n", [["a"]]),
    ("\"a\"\"b\",\"c,d\"\n", [["a\"b", "c,d"]]), ("\"a\r\nb\"\n", [["a\r\nb"]]),
    ("5\" x,\"y\" ,z\n", [["5\" x", "y", "z"]]),
    ("\"\",x", [["", "x"]]), ("a,\"b", [["a", "b"]]), ("", []), ("a,", [["a", ""]]), ("a\u{0},b\n", [["a\u{0}", "b"]]),
  ])
  func records(text: String, records: [[String]]) {
    #expect(Self.records(text) == records)
  }

  @Test(arguments: [";", "\t", "|"] as [Unicode.Scalar])
  func otherDelimiters(delimiter: Unicode.Scalar) {
    #expect(Self.records("a,b\(delimiter)\"c\(delimiter)d\"\n", delimiter) == [["a,b", "c\(delimiter)d"]])
  }

  @Test func aCellWithoutItsEndIsSaid() {
    let bytes = Array("a\n\"b\nc".utf8)
    ByteBuffer(bytes).withBytes { span in
      var reader = DelimitedReader(from: 0, to: bytes.count, delimiter: UInt8(ascii: ","))
      let first = reader.next(span)
      #expect(first && !reader.isCutOff)
      let second = reader.next(span)
      #expect(second && reader.isCutOff)
      #expect(reader.recordStart == 2)
      let third = reader.next(span)
      #expect(!third)
    }
  }

  @Test func whatIsWrittenIsReadBack() {
    let seed = UInt64.random(in: .min ... .max)
    print("delimited text: seed \(seed)")
    var source = SeededRandom(seed: seed)
    let alphabet: [Character] = ["a", "b", ",", "\"", "\n", "\r", " ", "é", ";"]
    for _ in 0..<500 {
      let rows = (0..<Int.random(in: 1...4, using: &source)).map { _ in
        (0..<3).map { _ in
          String((0..<Int.random(in: 0...6, using: &source)).map { _ in alphabet.randomElement(using: &source)! })
        }
      }
      let text = rows.map { row in
        row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",") + "\r\n"
      }.joined()
      #expect(Self.records(text) == rows)
    }
  }

  @Test(arguments: [true, false])
  func utf16BecomesUTF8(isLittleEndian: Bool) {
    var bytes: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in "é,😀\n".utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += isLittleEndian ? pair.reversed() : pair
    }
    ByteBuffer(bytes).withBytes { span in
      let begins = UTF16Text.begins(span, count: bytes.count)
      let text = String(decoding: UTF16Text.utf8(span, count: bytes.count), as: UTF8.self)
      #expect(begins)
      #expect(text == "é,😀\n")
    }
  }
}
