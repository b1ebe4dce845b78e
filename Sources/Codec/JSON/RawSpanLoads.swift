// All JSON code reads bytes through these few loads, so that its only unchecked promise is in one place.
extension RawSpan {
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    load(at: offset)
  }

  /// Eight bytes; the first one is the lowest of the word on every machine.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    UInt64(littleEndian: load(at: offset))
  }

  /// Sixteen bytes as signed numbers: those of UTF-8 sequences are negative.
  @inline(__always)
  func sixteenBytes(at offset: Int) -> SIMD16<Int8> {
    load(at: offset)
  }

  // Unsafe only because a type could have bit patterns that are no value of it. The three types above have none, and
  // the standard library checks the bounds.
  @inline(__always)
  private func load<Value: BitwiseCopyable>(at offset: Int) -> Value {
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: Value.self)
  }
}
