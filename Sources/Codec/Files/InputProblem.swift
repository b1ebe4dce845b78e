/// Why an input, or the rest of it, could not be read. What came before it was delivered.
package struct InputProblem: Error, Hashable, Sendable {
  package enum Fault: Error, Hashable, Sendable {
    /// Missing, no permission, or a folder that cannot be listed.
    case cannotOpen(FileError)
    /// Reading failed midway.
    case cannotRead(FileError)
    /// The compressed data is damaged; the offset is in the compressed file.
    case damagedGzip(GzipError)
  }

  /// Number of the input in the list of inputs.
  package var file: Int
  package var name: String
  package var fault: Fault
  /// How many bytes of the (unpacked) input were delivered before.
  package var byteOffset: Int

  /// What happened, without the name.
  package var words: String { fault.words }
}

extension InputProblem.Fault {
  /// What happened, without the name.
  package var words: String {
    switch self {
    case .cannotOpen(let error): "cannot be opened: \(error.reason)"
    case .cannotRead(let error): "cannot be read any further: \(error.reason)"
    case .damagedGzip(let error): "the compressed file is damaged at byte \(error.byteOffset): \(error.fault.words)"
    }
  }
}
