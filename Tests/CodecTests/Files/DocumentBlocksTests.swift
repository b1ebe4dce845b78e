import Codec
import Foundation
import Testing

/// Blocks of `Framing.documents`, read by Foundation's JSON, which knows nothing of how they were cut.
struct DocumentBlocksTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The ids of all objects of the form `{"id": N, …}`, block by block: an array that was cut is closed and opened again.
  private func identifiers(_ delivery: Delivery) throws -> [Int] {
    var isInArray = false
    var found: [Int] = []
    for block in delivery.blocks {
      #expect(block.startsInArray == isInArray)
      var text = block.text.trimmingCharacters(in: .whitespacesAndNewlines)
      if text.isEmpty, !isInArray { continue }
      let isLeftOpen = block.openArray != nil || (isInArray && !text.hasSuffix("]"))
      if let openArray = block.openArray { #expect(block.array[openArray] == UInt8(ascii: "[")) }
      if isInArray { text = "[" + text }
      if isLeftOpen {
        if text.hasSuffix(",") { text.removeLast() }
        text += "]"
      }
      let values = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
      found += try #require(values).compactMap { $0["id"] as? Int }
      isInArray = isLeftOpen
    }
    #expect(!isInArray)
    return found
  }

  private static func elements(_ count: Int, padding: Int) -> [String] {
    (0..<count).map { number in
      let text = String(repeating: #"a\"[{}],\\"#, count: number % padding)
      return #"{"id":\#(number),"text":"\#(text)","list":[1,{"x":[]},"]"]}"#
    }
  }

  @Test(arguments: [64, 4096, 65_537, 1 << 20])
  func arrayOfFiveMegabytesGivesTheSameElements(blockBytes: Int) throws {
    let count = 40_000
    let text = "[" + DocumentBlocksTests.elements(count, padding: 20).joined(separator: ",\n") + "]\n"
    #expect(text.utf8.count > 5_000_000)
    let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
    #expect(delivery.blocks.allSatisfy { $0.framing == .documents })
    #expect(delivery.text == text)
    #expect(try identifiers(delivery) == Array(0..<count))
    let longest = 300
    #expect(!delivery.blocks.contains { $0.count > blockBytes + longest }, "memory must stay flat")
  }

  @Test(arguments: 1...400)
  func everyBlockSizeCutsPrettyArraysBetweenElements(blockBytes: Int) throws {
    let elements = DocumentBlocksTests.elements(5, padding: 4)
    for text in [
      "[\n  " + elements.joined(separator: ",\n  ") + "\n]\n", "[\n" + elements.joined(separator: ",\n") + "\n]",
      "[\r\n" + elements.joined(separator: "\r\n,\r\n") + "\r\n]\r\n", " \n[" + elements.joined(separator: ",") + "]",
    ] {
      let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
      #expect(delivery.text == text)
      #expect(try identifiers(delivery) == Array(0..<5))
    }
  }

  /// Every block holds whole top-level values: taking the known documents off it one by one leaves only white space.
  @Test(arguments: [1, 5, 20, 50, 77, 300, 5000])
  func documentsOneAfterTheOtherStayWhole(blockBytes: Int) throws {
    let pretty = (0..<30).map { "{\n  \"id\": \($0),\n  \"list\": [\n    1,\n    {}\n  ]\n}" }
    let flush = (0..<30).map { "{\n\"id\":\($0),\n\"list\":[\n{},\n{}\n]\n}" }
    let compact = (0..<30).map { #"{"id":\#($0),"text":"}{"}"# }
    for (documents, separator) in [
      (pretty, "\n"), (flush, "\n"), (pretty, "\r\n"), (pretty, "\n\n"), (compact, ""), (compact, " "), (pretty, ""),
    ] {
      let text = documents.joined(separator: separator)
      let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
      #expect(delivery.text == text)
      var left = documents.map { Array($0.utf8) }[...]
      for block in delivery.blocks {
        var rest = block.array.drop { $0 <= 0x20 }
        while let document = left.first, rest.starts(with: document) {
          rest = rest.dropFirst(document.count).drop { $0 <= 0x20 }
          left.removeFirst()
        }
        #expect(rest.isEmpty)
      }
      #expect(left.isEmpty)
      #expect(blockBytes > 1 || delivery.blocks.count >= documents.count)
    }
  }

  @Test func cutOffValueCostsNoOther() throws {
    let good = (0..<20).map { "{\n  \"id\": \($0)\n}\n" }
    let text = good[..<10].joined() + "{\n  \"id\": 99,\n  \"text\": \"cut o\n" + good[10...].joined()
    for blockBytes in [1, 20, 40, 60, 100, 1000] {
      let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
      #expect(delivery.text == text)
      for block in delivery.blocks { #expect(block.text.hasPrefix("{\n  \"id\": ")) }
    }
    #expect(try Delivery.of(text, blockBytes: 10, in: folder).blocks.count == 21)
  }

  @Test(arguments: [
    (#"{"a":1}"# + "\n" + #"{"a":2}"# + "\n", Framing.lines), (#"{"a":1}{"a":2}"#, .documents),
    (#"{"a":1} {"a":2}"# + "\n", .documents), ("{\n}\n", .documents), ("[\n]\n", .documents), ("[]\n", .lines),
    (#"[{"a":1},{"a":2}]"#, .lines), (#"{"a":"cut"# + "\n" + #"{"a":1}"# + "\n" + #"{"a":2}"# + "\n", .lines),
    (#"{"a":"# + "\n" + #"{"a":1}"# + "\n" + #"{"a":2}"# + "\n", .lines),
    (#"{"a":["# + "\n" + #"{"b":1},"# + "\n" + #"{"b":2}"# + "\n]}", .documents), ("eyJh.eyJi.c2ln\n", .lines),
    (#"[2026-03-04 10:00:00] {"a":1}"# + "\n", .lines), (#"2026-03-04 INFO {"a":1, "b":2}"# + "\n", .lines),
    ("id,date\n1,2\n", .delimited(by: UInt8(ascii: ","))),
    ("\"id\";\"date, time\"\n", .delimited(by: UInt8(ascii: ";"))),
    ("\"id\"\n\"1\"\n", .delimited(by: UInt8(ascii: ","))), ("id\tdate\n1\t2\n", .delimited(by: 0x09)), ("", .lines),
    (" \n", .lines),
    ("0\u{3}", .lines),
  ])
  func framingIsSeenFromTheStart(text: String, framing: Framing) throws {
    #expect(try Delivery.of(text, blockBytes: 1000, in: folder).blocks.map(\.framing) == [framing])
  }

  @Test func binaryFormsAreNeverCut() throws {
    let receipt: [UInt8] = [0x30, 0x82, 0x00, 0x0A, 0x41, 0x0A, 0x41, 0x0A, 0x41]
    let utf16: [UInt8] = [0xFF, 0xFE, 0x41, 0x00, 0x0A, 0x00, 0x41, 0x00]
    for bytes in [receipt, utf16] {
      let delivery = try Delivery.of(bytes, blockBytes: 1, in: folder)
      #expect(delivery.blocks.map(\.array) == [bytes])
      #expect(delivery.blocks.map(\.framing) == [.whole])
    }
  }
}
