// Loads from spans without padding after them, such as a part that was cut out of a text.
extension RawSpan {
  func exactByte(at offset: Int) -> UInt8 {
    // Unsafe only because a type could have bit patterns that are no value of it; UInt8 has none, and the standard
    // library checks the bounds.
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self)
  }

  func exactEightBytes(at offset: Int) -> UInt64 {
    // Unsafe as above.
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
