import Codec

/// A text with the zero bytes after it that an index asks for.
struct PaddedText {
  private let storage: [UInt8]

  init(_ content: some Sequence<UInt8>) {
    storage = Array(content) + Array(repeating: 0, count: JSONIndex.paddingBytes)
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    // Unsafe only for elements with padding; bytes have none.
    try body(unsafe storage.span.bytes)
  }

  /// How an index refuses the value at an offset; nil if it does not.
  func refusal(by index: inout JSONIndex, at offset: Int = 0) -> JSONError? {
    withBytes { bytes in
      do throws(JSONError) {
        _ = try index.read(bytes, at: offset)
        return nil
      } catch {
        return error
      }
    }
  }
}
