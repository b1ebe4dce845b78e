import Codec
import Testing

/// X.690 sections 8.1.3 and 8.3.
struct DERElementTests {
  private static func element(_ bytes: [UInt8]) -> DERElement? {
    ByteBuffer(bytes).withBytes { DERElement($0, at: 0, to: bytes.count) }
  }

  @Test(
    arguments: [
      ([0x02, 0x01, 0x00], 2..<3), ([0x04, 0x00], 2..<2), ([0x04, 0x81, 0x01, 0xFF], 3..<4),
      ([0x04, 0x84, 0, 0, 0, 1, 0xFF], 6..<7),
    ] as [([UInt8], Range<Int>)])
  func lengthsAreRead(_ bytes: [UInt8], _ content: Range<Int>) {
    #expect(Self.element(bytes)?.content == content)
  }

  @Test(
    arguments: [
      [], [0x30], [0x02, 0x02, 0x00], [0x30, 0x80, 0, 0], [0x04, 0x82, 0x00], [0x04, 0x84, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x04, 0x85, 0, 0, 0, 0, 0], [0x1F, 0x01, 0x00],
    ] as [[UInt8]])
  func whatReachesTooFarIsRefused(_ bytes: [UInt8]) {
    #expect(Self.element(bytes) == nil)
  }

  @Test(
    arguments: [
      ([0x02, 0x01, 0x7F], 127), ([0x02, 0x01, 0x80], -128), ([0x02, 0x02, 0x06, 0xA4], 1700), ([0x02, 0x00], nil),
      ([0x04, 0x01, 0x01], nil), ([0x02, 0x09, 1, 0, 0, 0, 0, 0, 0, 0, 0], nil),
    ] as [([UInt8], Int64?)])
  func integersAreRead(_ bytes: [UInt8], _ value: Int64?) {
    let read = ByteBuffer(bytes).withBytes { span in Self.element(bytes)?.integer(span) }
    #expect(read == value)
  }
}
