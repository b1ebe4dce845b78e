/// Why and where compressed data was refused.
package struct GzipError: Error, Hashable, Sendable {
  package enum Fault: String, Hashable, Sendable, CaseIterable {
    /// The data ends inside a member.
    case truncated
    case badHeader
    case badData
    case badChecksum
    case badLength
    /// Something else than another member or zero bytes follows the last member.
    case trailingGarbage
    case outOfMemory

    package var words: String {
      switch self {
      case .truncated: "it is cut off"
      case .badHeader: "its header is not valid"
      case .badData: "its data is not valid"
      case .badChecksum: "the checksum does not fit the data"
      case .badLength: "the length does not fit the data"
      case .trailingGarbage: "something else follows the compressed data"
      case .outOfMemory: "there is not enough memory to unpack it"
      }
    }
  }

  package var fault: Fault
  /// Where in the compressed file the damage was noticed.
  package var byteOffset: Int

  package init(_ fault: Fault, at byteOffset: Int) {
    self.fault = fault
    self.byteOffset = byteOffset
  }
}
