import Testing

@testable import Codec

/// The check of UTF-8 against the one of the standard library.
struct UTF8SequenceTests {
  @Test func everyLeadAndSecondByteIsJudgedLikeByTheStandardLibrary() {
    var accepted = 0
    var mistaken: [[UInt8]] = []
    for lead in UInt8(0x80)...0xFF {
      for second in UInt8(0x01)...0xFF {
        for third in [0x41, 0x80, 0xC2] as [UInt8] {
          for fourth in [0x41, 0xBF] as [UInt8] {
            let sequence = [lead, second, third, fourth]
            let isAccepted = isWellFormed(sequence)
            if isAccepted { accepted += 1 }
            if isAccepted != (String(validating: sequence, as: UTF8.self) != nil) { mistaken.append(sequence) }
          }
        }
      }
    }
    #expect(mistaken.isEmpty)
    // Pairs of lead and second byte by Unicode's table 3-7: 30 * 64 of two bytes, each before "AA" and before one more such
    // sequence; 32 + 12 * 64 + 32 + 2 * 64 of three, before "A"; 48 + 3 * 64 + 16 of four.
    #expect(accepted == 2 * 1920 + 960 + 256)
  }

  /// Whether the four bytes are ASCII characters and whole sequences.
  private func isWellFormed(_ sequence: [UInt8]) -> Bool {
    let padded = sequence + Array(repeating: 0, count: JSONIndex.paddingBytes)
    // Unsafe only for elements with padding; bytes have none.
    let bytes = unsafe padded.span.bytes
    var position = 0
    while position < sequence.count {
      if sequence[position] < 0x80 {
        position += 1
      } else if let end = try? UTF8Sequence.endOfRun(bytes, at: position) {
        position = end
      } else {
        return false
      }
    }
    return position == sequence.count
  }
}
