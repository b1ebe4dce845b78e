import Codec
import Testing

struct ByteBufferTests {
  /// The content and whether the padding after it is there and zero.
  private func look(_ buffer: ByteBuffer) -> (content: [UInt8], isPadded: Bool) {
    buffer.withBytes { bytes in
      let all = (0..<bytes.byteCount).map { bytes.byteOffset($0) }
      let padding = all.dropFirst(buffer.count).prefix(ByteBuffer.padding)
      return (Array(all.prefix(buffer.count)), padding.count == ByteBuffer.padding && padding.allSatisfy { $0 == 0 })
    }
  }

  @Test func keepsContentAndPaddingWhileItGrowsAndShrinks() {
    var buffer = ByteBuffer()
    #expect(look(buffer) == ([], true))
    var expected: [UInt8] = []
    for round in 1...60 {
      let piece = (0..<round * 7).map { UInt8(truncatingIfNeeded: $0 &+ round) | 1 }
      buffer.append(piece)
      expected += piece
      #expect(look(buffer) == (expected, true))
    }
    buffer.truncate(to: 100)
    #expect(look(buffer) == (Array(expected.prefix(100)), true))
    let capacity = buffer.capacity
    buffer.removeAll()
    #expect(look(buffer) == ([], true))
    #expect(buffer.capacity == capacity)
  }

  @Test func copiesAreIndependent() {
    var buffer = ByteBuffer([1, 2, 3])
    let copy = buffer
    buffer.append([4])
    #expect(look(copy) == ([1, 2, 3], true))
    #expect(look(buffer) == ([1, 2, 3, 4], true))
  }

  @Test func appendsARangeOfAnother() {
    var buffer = ByteBuffer([9])
    buffer.append(ByteBuffer([1, 2, 3, 4]), from: 1, to: 3)
    buffer.append(ByteBuffer([1]), from: 1, to: 1)
    #expect(look(buffer) == ([9, 2, 3], true))
  }
}
