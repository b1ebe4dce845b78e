// All JSON code reads bytes through these few loads, so that its only unchecked promise is in one place.
//
// Each load asks for sixteen bytes inside the span, however few it takes; the padding after every text allows that. So
// one comparison is enough, and the compiler drops it where several loads begin at one offset: a sixth more speed than
// with the checks of the standard library. They are inlinable, since readers in other modules take single bytes, too, and a
// call per byte across the border between modules is several times slower.
extension RawSpan {
  @inlinable @inline(__always)
  package func byte(at offset: Int) -> UInt8 {
    load(at: offset)
  }

  /// Eight bytes; the first one is the lowest of the word on every machine.
  @inlinable @inline(__always)
  package func eightBytes(at offset: Int) -> UInt64 {
    UInt64(littleEndian: load(at: offset))
  }

  /// Sixteen bytes as signed numbers: those of UTF-8 sequences are negative.
  @inlinable @inline(__always)
  package func sixteenBytes(at offset: Int) -> SIMD16<Int8> {
    load(at: offset)
  }

  /// How many offsets have sixteen bytes after them.
  @inlinable @inline(__always)
  package var loadLimit: Int { Swift.max(0, byteCount &- 15) }

  @inlinable @inline(__always)
  package func load<Value: BitwiseCopyable>(at offset: Int) -> Value {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: loadLimit), "a load outside the text and its padding")
    // Unsafe because of two promises: the bytes lie inside the span, as was just checked, and all bit patterns are
    // values of the type, as is true of the three types above.
    return unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Value.self)
  }
}
