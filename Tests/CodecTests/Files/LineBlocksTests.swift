import Codec
import Foundation
import Testing

/// Blocks of `Framing.lines` and `Framing.delimited`.
struct LineBlocksTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: 1...120)
  func everyBlockSizeKeepsEveryByte(blockBytes: Int) throws {
    let lines = (0..<60).map { String(repeating: "x", count: $0 % 41) + "\($0)" }
    for text in [lines.joined(separator: "\n"), lines.joined(separator: "\r\n") + "\r\n"] {
      let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
      #expect(delivery.text == text)
      for block in delivery.blocks.dropLast() { #expect(block.array.last == 0x0A) }
      for block in delivery.blocks where block.count > blockBytes {
        #expect(block.array.count { $0 == 0x0A } <= 1, "only a single line may be longer than a block")
      }
    }
  }

  @Test func loneCarriageReturnsStayInOneBlock() throws {
    #expect(try Delivery.of("a\rb\rc\r", blockBytes: 2, in: folder).blocks.map(\.text) == ["a\rb\rc\r"])
  }

  /// The first value ends on its line, so the file is one of lines; the printed document further down stays whole.
  @Test(arguments: 1...60)
  func printedDocumentAmongLinesStaysWhole(blockBytes: Int) throws {
    let document = "{\n  \"a\": [\n    1\n  ]\n}\n"
    let text = "{\"a\":1}\n{\"a\":2}\n" + document + "{\"a\":3}\n"
    let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
    #expect(delivery.text == text)
    #expect(delivery.blocks.count { $0.text.contains(document) } == 1)
  }

  /// Cells with line ends, doubled quotes, and a quote inside an unquoted cell, against rows known beforehand.
  @Test(arguments: 1...200)
  func rowsOfCSVStayWhole(blockBytes: Int) throws {
    let rows = [
      "id,\"name\",note\n", "1,\"a\nb\",x\n", "2,\"say \"\"hi\"\"\n,\n\"\"\",y\n", "3,5\" disk,z\n",
      "4,5\"\" disk,\"\"\n",
      "\"5\",\"\",\"\n\"\n", "\"6\",\"\r\n\",\"\"\"\"\r\n", "7,\"open\n",
    ]
    let text = rows.joined()
    let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
    #expect(delivery.text == text)
    var left = rows[...]
    for block in delivery.blocks {
      var rest = block.text
      while let row = left.first, rest.utf8.starts(with: row.utf8) {
        rest = String(decoding: Array(rest.utf8.dropFirst(row.utf8.count)), as: UTF8.self)
        left.removeFirst()
      }
      #expect(rest.isEmpty, "a block begins and ends with whole rows")
    }
    #expect(left.isEmpty)
    #expect(blockBytes > 1 || delivery.blocks.count == rows.count)
  }
}
