/// Counts the fate of every record while the books are made.
struct CoverageTally {
  private(set) var coverage = Coverage()
  private var uses: PartTally

  init(evidence: Evidence) {
    uses = PartTally(fileCount: evidence.files.count)
    for file in evidence.files {
      var tally = Coverage.Tally()
      tally.read = file.records
      tally.withoutTransaction = file.withoutTransaction
      tally.unreadable = file.unreadable
      tally.leftOut = file.leftOut
      coverage.signers.merge(file.signers, uniquingKeysWith: +)
      coverage.files.append(Coverage.File(name: file.name, tally: tally))
      coverage.files[coverage.files.count - 1].facts = file.factCount
    }
  }

  mutating func leaveOut(_ origin: Origin, _ reason: LeftOutReason) { uses.leaveOut(origin, reason) }

  /// Adds what was counted for a part of the statements.
  mutating func add(_ part: PartTally) { uses.add(part) }

  /// Adds the files up and closes the count.
  mutating func finish(transactions: Int) {
    coverage.transactions = transactions
    coverage.refundsWithoutPurchase = uses.refundsWithoutPurchase
    for (file, fates) in uses.files.enumerated() { add(fates, toFile: file) }
    for file in coverage.files {
      coverage.total.read += file.tally.read
      coverage.total.used += file.tally.used
      coverage.total.duplicates += file.tally.duplicates
      coverage.total.unreadable += file.tally.unreadable
      coverage.total.leftOut.merge(file.tally.leftOut, uniquingKeysWith: +)
      coverage.total.withoutTransaction.merge(file.tally.withoutTransaction, uniquingKeysWith: +)
    }
    coverage.sources = SourceKind.allCases.compactMap { kind in
      let span = uses.spans[Int(kind.rawValue)]
      guard span.statements > 0 else { return nil }
      let days = span.first.flatMap { first in span.last.map { Int($0.dayNumber - first.dayNumber) + 1 } } ?? 0
      return Coverage.Source(
        kind: kind, statements: span.statements, first: span.first, last: span.last,
        daysWithoutStatement: days - span.days.count)
    }
  }

  private mutating func add(_ fates: PartTally.File, toFile file: Int) {
    coverage.files[file].tally.used += fates.used.reduce(0, +)
    coverage.files[file].tally.duplicates += fates.duplicates
    coverage.files[file].tally.leftOut.merge(fates.leftOut, uniquingKeysWith: +)
    for level in Trust.allCases where fates.used[Int(level.rawValue)] > 0 {
      coverage.files[file].trust[level] = fates.used[Int(level.rawValue)]
      coverage.trust[level, default: 0] += fates.used[Int(level.rawValue)]
    }
  }
}
