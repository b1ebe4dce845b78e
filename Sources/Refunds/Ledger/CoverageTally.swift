/// Counts the fate of every record while the books are made.
struct CoverageTally {
  private(set) var coverage = Coverage()
  private var spans: [SourceKind: Span] = [:]

  private struct Span {
    var statements = 0
    var days: Set<Int64> = []
    var first: Instant?
    var last: Instant?
  }

  init(evidence: Evidence) {
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

  mutating func leaveOut(_ statement: Statement, _ reason: LeftOutReason) {
    coverage.files[Int(statement.origin.file)].tally.leftOut[reason, default: 0] += 1
  }

  mutating func repeatStatement(_ statement: Statement) {
    coverage.files[Int(statement.origin.file)].tally.duplicates += 1
  }

  mutating func use(_ statement: Statement) {
    coverage.files[Int(statement.origin.file)].tally.used += 1
    coverage.trust[statement.trust, default: 0] += 1
    coverage.files[Int(statement.origin.file)].trust[statement.trust, default: 0] += 1
    var span = spans[statement.source] ?? Span()
    span.statements += 1
    if let time = statement.time {
      span.first = min(span.first ?? time, time)
      span.last = max(span.last ?? time, time)
      span.days.insert(time.dayNumber)
    }
    spans[statement.source] = span
  }

  mutating func countRefundWithoutPurchase() {
    coverage.refundsWithoutPurchase += 1
  }

  /// Adds the files up and closes the count.
  mutating func finish(transactions: Int) {
    coverage.transactions = transactions
    for file in coverage.files {
      coverage.total.read += file.tally.read
      coverage.total.used += file.tally.used
      coverage.total.duplicates += file.tally.duplicates
      coverage.total.unreadable += file.tally.unreadable
      coverage.total.leftOut.merge(file.tally.leftOut, uniquingKeysWith: +)
      coverage.total.withoutTransaction.merge(file.tally.withoutTransaction, uniquingKeysWith: +)
    }
    coverage.sources = SourceKind.allCases.compactMap { kind in
      guard let span = spans[kind] else { return nil }
      let days = span.first.flatMap { first in span.last.map { Int($0.dayNumber - first.dayNumber) + 1 } } ?? 0
      return Coverage.Source(
        kind: kind, statements: span.statements, first: span.first, last: span.last,
        daysWithoutStatement: days - span.days.count)
    }
  }
}
