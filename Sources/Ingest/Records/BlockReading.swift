internal import Refunds

/// What one block holds, with what is known only when the whole file was read.
struct BlockReading: Sendable {
  var batch: Batch
  /// Whether there was anything but white space.
  var sawContent: Bool
  /// How many pages of the API ended here, and where the last one stands if it says that another one follows.
  var pageCount: Int
  var openPage: Finding.Place?
  /// The lines of facts files in their order; what they seal may reach from block to block.
  var factsLines: [FactsLine] = []
}
