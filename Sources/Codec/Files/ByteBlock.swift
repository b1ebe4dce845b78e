/// A piece of one input that holds whole records, see `Framing`.
package struct ByteBlock: Sendable {
  /// Number of the input in the list of inputs.
  package let file: Int
  /// Offset of the first byte in the unpacked file; a byte order mark that was skipped counts.
  package let byteOffset: Int
  package let framing: Framing
  package let isFirst: Bool
  /// No block and no problem of this file follows. An empty file has one empty block that is first and last.
  package let isLast: Bool
  /// The first 64 KB of the file, the same for all its blocks: what the format and the columns are is to be seen there.
  package let head: ByteBuffer
  /// The block begins between two elements of an array that began in an earlier block.
  package let startsInArray: Bool
  /// Where in the block the `[` stands of an array that ends in a later block.
  package let openArray: Int?
  let content: ByteBuffer

  /// How many bytes the records take.
  package var count: Int { content.count }

  /// Lends the bytes, at least `ByteBuffer.padding` zero bytes after `count`.
  package func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try content.withBytes(body)
  }
}
