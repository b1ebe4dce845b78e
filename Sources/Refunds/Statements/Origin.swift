/// Where a statement stands in the input.
package struct Origin: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// Number of the input file, in the order of `Evidence.files`.
  package var file: UInt32
  /// Record within its file, from 1: a line of JSON Lines, an element of an array, an entry of a page.
  package var record: UInt32

  package init(file: UInt32, record: UInt32) {
    self.file = file
    self.record = record
  }

  package static func < (left: Origin, right: Origin) -> Bool {
    (left.file, left.record) < (right.file, right.record)
  }
}
