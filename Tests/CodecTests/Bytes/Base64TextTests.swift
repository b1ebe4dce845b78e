import Codec
import Testing

struct Base64TextTests {
  @Test(arguments: ["+/+/YQ==", "-_-_YQ", "-_+/YQ=", "+/+/\r\n YQ==\n"])
  func everyFormIsRead(_ text: String) throws {
    var buffer = ByteBuffer()
    let bytes = Array(text.utf8)
    try ByteBuffer(bytes).withBytes { try Base64Text.decode($0, from: 0, to: bytes.count, into: &buffer) }
    // FB FF BF in base64 is +/+/, 61 is YQ==.
    #expect((0..<buffer.count).map { place in buffer.withBytes { $0.byte(at: place) } } == [0xFB, 0xFF, 0xBF, 0x61])
  }

  @Test(arguments: ["YQ=a", "Y", "YQ!!"])
  func damagedTextIsRefused(_ text: String) {
    var buffer = ByteBuffer()
    let bytes = Array(text.utf8)
    #expect(throws: Base64Error.self) {
      try ByteBuffer(bytes).withBytes { try Base64Text.decode($0, from: 0, to: bytes.count, into: &buffer) }
    }
    #expect(buffer.count == 0)
  }
}
