/// Reads one input as a whole, unpacked when it is gzip by its first bytes: for files whose last lines say whether the
/// first ones are right.
package enum WholeFile {
  /// - Parameter limit: the most bytes, unpacked, that are read.
  /// - Throws: why the input cannot be read; `EFBIG` where it is larger than the limit.
  package static func bytes(of input: Input, limit: Int) throws(InputProblem.Fault) -> [UInt8] {
    var reader: InputReader
    do throws(FileError) {
      reader = try InputReader(input.place)
    } catch {
      throw .cannotOpen(error)
    }
    var buffer = ByteBuffer(capacity: BlockSource.blockBytes)
    while !reader.isAtEnd {
      guard buffer.count <= limit else { throw .cannotRead(.tooLarge) }
      try reader.read(into: &buffer, upTo: buffer.count + BlockSource.blockBytes)
    }
    return buffer.array
  }
}
