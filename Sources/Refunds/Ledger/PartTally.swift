/// The fates of the records of one part of the statements. This is counted for every statement, hence no hashing.
struct PartTally: Sendable {
  private(set) var files: [File]
  /// By the number of the source.
  private(set) var spans = [SourceSpan](repeating: SourceSpan(), count: SourceKind.allCases.count)
  private(set) var refundsWithoutPurchase = 0

  struct File: Sendable {
    /// By the number of the trust.
    var used = [Int](repeating: 0, count: Trust.allCases.count)
    var duplicates = 0
    var leftOut: [LeftOutReason: Int] = [:]
  }

  init(fileCount: Int) {
    files = Array(repeating: File(), count: fileCount)
  }

  mutating func leaveOut(_ origin: Origin, _ reason: LeftOutReason) {
    files[Int(origin.file)].leftOut[reason, default: 0] += 1
  }

  mutating func repeatStatement(_ statement: Statement) {
    files[Int(statement.origin.file)].duplicates += 1
  }

  mutating func use(_ statement: Statement) {
    use(statement.origin, statement.trust, statement.source, statement.time)
  }

  mutating func use(_ origin: Origin, _ trust: Trust, _ source: SourceKind, _ time: Instant?) {
    files[Int(origin.file)].used[Int(trust.rawValue)] += 1
    spans[Int(source.rawValue)].add(time)
  }

  mutating func countRefundWithoutPurchase() {
    refundsWithoutPurchase += 1
  }

  mutating func add(_ other: PartTally) {
    for file in files.indices {
      let fates = other.files[file]
      for level in fates.used.indices { files[file].used[level] += fates.used[level] }
      files[file].duplicates += fates.duplicates
      files[file].leftOut.merge(fates.leftOut, uniquingKeysWith: +)
    }
    for source in spans.indices { spans[source].add(other.spans[source]) }
    refundsWithoutPurchase += other.refundsWithoutPurchase
  }
}
