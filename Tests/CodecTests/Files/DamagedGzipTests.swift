import Codec
import Foundation
import Testing

/// A compressed export cut off after every byte and with every byte changed: what was unpacked before is delivered, and
/// nothing is passed off as whole.
struct DamagedGzipTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let text = (0..<40).map { #"{"id":\#($0),"text":"\#($0 * 7919 % 101)"}"# + "\n" }.joined()

  /// What the program gzip makes of the text; nil where it is missing.
  private func packed() throws -> [UInt8]? {
    let plain = try folder.write("plain", Array(DamagedGzipTests.text.utf8))
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-n", plain]
    try gzip.run()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else {
      print("skipped: there is no gzip here")
      return nil
    }
    return try folder.read("plain.gz")
  }

  @Test(arguments: [16, 100, 100_000])
  func everyTruncationIsSeen(blockBytes: Int) throws {
    guard let packed = try packed() else { return }
    for kept in 2..<packed.count {
      let delivery = try Delivery.of(Array(packed[..<kept]), blockBytes: blockBytes, in: folder)
      #expect(delivery.problem?.fault == .damagedGzip(GzipError(.truncated, at: kept)))
      #expect(DamagedGzipTests.text.utf8.starts(with: delivery.bytes))
      #expect(delivery.problem?.byteOffset == delivery.bytes.count)
      // Only the checksum and the length are missing, of 4 bytes each.
      if kept >= packed.count - 8 { #expect(delivery.text == DamagedGzipTests.text) }
    }
  }

  /// The second member is whole, but nothing after the damage of the first can be trusted.
  @Test func everyChangedByteIsSeen() throws {
    guard let packed = try packed() else { return }
    // The ten bytes of the header hold a time, a compression level and a system, which no checksum covers.
    for place in 10..<packed.count {
      var bad = packed
      bad[place] ^= 0x10
      let delivery = try Delivery.of(bad + packed, blockBytes: 64, in: folder)
      guard case .damagedGzip = delivery.problem?.fault else {
        // The last byte before checksum and length may end in bits that mean nothing (RFC 1951 section 3.1.1).
        #expect(place == packed.count - 9, "the change of byte \(place) was not seen")
        #expect(delivery.text == DamagedGzipTests.text + DamagedGzipTests.text)
        continue
      }
      #expect(delivery.problem?.byteOffset == delivery.bytes.count)
    }
  }

  /// The limit between two members may fall anywhere in a record, and nothing of it shows.
  @Test(arguments: [16, 50, 200])
  func membersMayBeginAnywhere(blockBytes: Int) throws {
    guard let packed = try packed() else { return }
    let twice = DamagedGzipTests.text + DamagedGzipTests.text
    let plain = try Delivery.of(twice, blockBytes: blockBytes, in: folder)
    let members = try Delivery.of(packed + packed, blockBytes: blockBytes, in: folder)
    #expect(members.problem == nil)
    #expect(members.text == twice)
    #expect(members.blocks.map(\.text) == plain.blocks.map(\.text))
    let garbage = try Delivery.of(packed + Array("<html>".utf8), blockBytes: blockBytes, in: folder)
    #expect(garbage.text == DamagedGzipTests.text)
    #expect(garbage.problem?.fault == .damagedGzip(GzipError(.trailingGarbage, at: packed.count)))
  }
}
