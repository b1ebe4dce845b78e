import Codec

extension RawSpan {
  func byteOffset(_ offset: Int) -> UInt8 {
    // Unsafe only for types with invalid bit patterns; UInt8 has none.
    unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}

extension ByteBuffer {
  /// The content as an array, for comparisons.
  var array: [UInt8] { withBytes { bytes in (0..<count).map { bytes.byteOffset($0) } } }
}

extension ByteBlock {
  var array: [UInt8] { withBytes { bytes in (0..<count).map { bytes.byteOffset($0) } } }
  var text: String { String(decoding: array, as: UTF8.self) }
}
