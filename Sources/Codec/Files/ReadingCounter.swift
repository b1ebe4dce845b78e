internal import Synchronization

/// How far the reading of the inputs has come. Those who read add to it once per read(2) and once per block, never per
/// record, so that anyone may look at any time without holding them up.
package final class ReadingCounter: Sendable {
  private let bytes = Atomic(0)
  private let records = Atomic(0)

  package init() {}

  /// Bytes that were read of the inputs as they are stored: compressed ones where they are compressed.
  package var byteCount: Int { bytes.load(ordering: .relaxed) }

  /// Records of the blocks that are done.
  package var recordCount: Int { records.load(ordering: .relaxed) }

  package func add(bytes count: Int) { bytes.add(count, ordering: .relaxed) }

  package func add(records count: Int) { records.add(count, ordering: .relaxed) }
}
