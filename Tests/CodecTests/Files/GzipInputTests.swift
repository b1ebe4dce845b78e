import Codec
import Foundation
import Testing

/// Compressed inputs. The members are made by hand in stored form (RFC 1951 section 3.2.4), so that every offset is
/// known; one text compressed by the program gzip is at the end.
struct GzipInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// CRC-32 bit by bit (RFC 1952 section 8).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// 10 bytes of header, 5 of block header, the text, 4 of checksum, 4 of length: 23 more than the text.
  private static func member(_ text: String, checksum: UInt32? = nil, length: UInt32? = nil) -> [UInt8] {
    let content = Array(text.utf8)
    let count = UInt16(content.count)
    let size = [UInt8(truncatingIfNeeded: count), UInt8(count >> 8)]
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1] + size + size.map(~) + content
      + littleEndian(checksum ?? GzipInputTests.checksum(content)) + littleEndian(length ?? UInt32(count))
  }

  @Test func membersMakeOneText() throws {
    let bytes = ["\u{FEFF}one\ntw", "", "o\nthree\n"].flatMap { GzipInputTests.member($0) }
    for padding in [0, 1, 512] {
      let delivery = try Delivery.of(bytes + Array(repeating: 0, count: padding), blockBytes: 4, in: folder)
      #expect(delivery.problem == nil)
      #expect(delivery.blocks.map(\.text) == ["one\n", "two\n", "three\n"])
      #expect(delivery.blocks.map(\.byteOffset) == [3, 7, 11])
    }
  }

  /// What comes before the damage is delivered, and the place of the damage is that in the compressed file.
  @Test func damageComesAfterTheDataBefore() throws {
    let good = GzipInputTests.member("one\n")
    #expect(good.count == 27)
    let cases: [([UInt8], String, GzipError)] = [
      (Array(good.dropLast()), "one\n", GzipError(.truncated, at: 26)),
      (good + good.prefix(17), "one\non", GzipError(.truncated, at: 44)),
      (good + good.prefix(5), "one\n", GzipError(.truncated, at: 32)),
      (GzipInputTests.member("one\n", checksum: 0), "one\n", GzipError(.badChecksum, at: 23)),
      (GzipInputTests.member("one\n", length: 5), "one\n", GzipError(.badLength, at: 27)),
      (good + Array("garbage".utf8), "one\n", GzipError(.trailingGarbage, at: 27)),
      (good + [0, 0, 7], "one\n", GzipError(.trailingGarbage, at: 29)),
      (Array(good.prefix(10)) + [7], "", GzipError(.badData, at: 11)),
      ([0x1F, 0x8B, 9, 0, 0, 0, 0, 0, 0, 3], "", GzipError(.badHeader, at: 4)),
      ([0x1F, 0x8B], "", GzipError(.truncated, at: 2)),
    ]
    for (bytes, text, error) in cases {
      let delivery = try Delivery.of(bytes, blockBytes: 100, in: folder)
      #expect(delivery.text == text)
      guard case .damagedGzip(let found) = delivery.problem?.fault else {
        Issue.record("no damage was found where \(error) is")
        continue
      }
      #expect(found.fault == error.fault)
      // zlib notices damage of a header or trailer at the end of the field that is wrong, or a little before.
      #expect(abs(found.byteOffset - error.byteOffset) <= 4)
      #expect(delivery.problem?.byteOffset == text.utf8.count)
    }
  }

  @Test func oneByteThatCouldBeginGzipIsText() throws {
    #expect(try Delivery.of([0x1F], blockBytes: 10, in: folder).bytes == [0x1F])
    #expect(try Delivery.of([0x1F, 0x8A, 0x0A], blockBytes: 10, in: folder).bytes == [0x1F, 0x8A, 0x0A])
  }

  /// Larger than every buffer on the way, twice over, through the program gzip and cut off at many places.
  @Test func readsWhatGzipWrites() throws {
    let text = (0..<60_000).map { #"{"id":\#($0),"text":"\#(($0 &* 2_654_435_761) % 1_000_003)"}"# + "\n" }.joined()
    let plain = try folder.write("plain", Array(text.utf8))
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-k", plain]
    try gzip.run()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else { return print("skipped: there is no gzip here") }
    let packed = try folder.read("plain.gz")
    #expect(packed.count > 300_000)
    let whole = try Delivery.of(packed + packed, blockBytes: 100_000, in: folder)
    #expect(whole.problem == nil)
    #expect(whole.text == text + text)
    for kept in stride(from: 20, to: packed.count, by: packed.count / 7) {
      let cut = try Delivery.of(Array(packed.prefix(kept)), blockBytes: 100_000, in: folder)
      #expect(cut.problem?.fault == .damagedGzip(GzipError(.truncated, at: kept)))
      #expect(text.utf8.starts(with: cut.bytes))
    }
  }
}
