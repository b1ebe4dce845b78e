import Codec
import Foundation
import Testing

/// Exports with a record that was cut off, with a byte order mark, and several arrays in one file: at no block size may
/// a good record suffer.
struct DamagedRecordTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The first record is cut off as well: what the file is must not be decided by it.
  @Test(arguments: 16...200)
  func lineThatIsCutOffCostsNoOther(blockBytes: Int) throws {
    let good = (0..<30).map { #"{"id":\#($0),"text":"\#(String(repeating: "}{,[", count: $0 % 9))"}"# }
    let damaged = [#"{"id":1"#, #"{"id":2,"list":[1,"#, #"{"id":3,"text":"cut o"#, #"{"id":4,"text":"cut\"#, "{"]
    for cutOff in damaged {
      for lineEnd in ["\n", "\r\n"] {
        for place in [0, 15, 30] {
          var lines = good
          lines.insert(cutOff, at: place)
          let content = Array((lines.joined(separator: lineEnd) + lineEnd).utf8)
          for start in [[], DamagedRecordTests.mark] {
            let delivery = try Delivery.of(start + content, blockBytes: blockBytes, in: folder)
            #expect(delivery.bytes == content)
            #expect(delivery.blocks.first?.byteOffset == start.count)
            let found = delivery.blocks.flatMap { $0.text.components(separatedBy: lineEnd).filter { !$0.isEmpty } }
            #expect(found == lines)
          }
        }
      }
    }
  }

  @Test(arguments: 16...200)
  func elementThatIsCutOffCostsNoOther(blockBytes: Int) throws {
    let good = (0..<12).map { #"{"id":\#($0),"text":"\#(String(repeating: "],", count: $0 % 5))"}"# }
    for cutOff in [#"{"id":99"#, #"{"id":99,"list":[1"#, #"{"id":99,"text":"cut o"#] {
      let head = good[..<6].map { $0 + ",\n" }.joined()
      let tail = good[6...].joined(separator: ",\n")
      let text = "[\n" + head + cutOff + "\n" + tail + "\n]\n"
      for start in [[], DamagedRecordTests.mark] {
        let delivery = try Delivery.of(start + Array(text.utf8), blockBytes: blockBytes, in: folder)
        #expect(delivery.text == text)
        for record in good { #expect(delivery.blocks.count { $0.text.contains(record) } == 1) }
      }
    }
  }

  /// A block says where an array begins that ends in a later block, and only then.
  @Test(arguments: 1...200)
  func arraysOneAfterTheOtherAreToldApart(blockBytes: Int) throws {
    let text = "[\n{\"id\":1},\n{\"id\":2}\n]\n[\n{\"id\":3}\n]\n{\n\"id\":4\n}\n[\n]\n[\n{\"id\":5}\n]\n"
    let delivery = try Delivery.of(text, blockBytes: blockBytes, in: folder)
    #expect(delivery.text == text)
    var isInArray = false
    for block in delivery.blocks {
      #expect(block.startsInArray == isInArray)
      // The text holds no bracket inside a string or a record, so counting them tells what is open.
      var opened: Int?
      for (offset, byte) in block.array.enumerated() {
        if byte == UInt8(ascii: "[") { (opened, isInArray) = (offset, true) }
        if byte == UInt8(ascii: "]") { (opened, isInArray) = (nil, false) }
      }
      #expect(block.openArray == opened)
    }
    #expect(!isInArray)
  }
}
