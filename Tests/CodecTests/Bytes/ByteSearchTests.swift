import Codec
import Testing

struct ByteSearchTests {
  /// Every length around the sixteen bytes that are looked at together, every place of the byte.
  @Test func findsTheByteAtEveryPlace() {
    for length in 0...70 {
      for place in 0...length {
        var bytes = Array(repeating: UInt8(ascii: "x"), count: length)
        if place < length { bytes[place] = 0x0A }
        let expected = place < length ? place : nil
        ByteBuffer(bytes).withBytes { span in
          #expect(ByteSearch.first(0x0A, in: span, from: 0, to: length) == expected)
          #expect(ByteSearch.last(0x0A, in: span, from: 0, to: length) == expected)
          #expect(ByteSearch.count(0x0A, in: span, from: 0, to: length) == (expected == nil ? 0 : 1))
        }
      }
    }
  }

  @Test func staysInItsRange() {
    ByteBuffer(Array("a.b.c.d".utf8)).withBytes { span in
      let dot = UInt8(ascii: ".")
      #expect(ByteSearch.first(dot, in: span, from: 2, to: 7) == 3)
      #expect(ByteSearch.first(dot, in: span, from: 2, to: 3) == nil)
      #expect(ByteSearch.last(dot, in: span, from: 0, to: 5) == 3)
      #expect(ByteSearch.last(dot, in: span, from: 4, to: 5) == nil)
      #expect(ByteSearch.count(dot, in: span, from: 1, to: 4) == 2)
    }
  }

  @Test func countsMoreThanALaneHolds() {
    let bytes = Array(repeating: UInt8(0x0A), count: 100_003)
    ByteBuffer(bytes).withBytes { #expect(ByteSearch.count(0x0A, in: $0, from: 0, to: 100_003) == 100_003) }
  }
}
