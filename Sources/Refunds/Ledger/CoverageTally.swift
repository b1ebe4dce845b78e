/// Counts the fate of every record while the books are made.
struct CoverageTally {
  private(set) var coverage = Coverage()
  /// By the number of the source; this is counted for every statement, hence no hashing.
  private var spans = [Span](repeating: Span(), count: SourceKind.allCases.count)
  private var trust: [[Int]]

  fileprivate struct Span {
    var statements = 0
    var days: Set<Int64> = []
    var lastDay: Int64?
    var first: Instant?
    var last: Instant?
  }

  init(evidence: Evidence) {
    trust = Array(
      repeating: Array(repeating: 0, count: Trust.allCases.count), count: max(evidence.files.count, 1))
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
    let file = Int(statement.origin.file)
    coverage.files[file].tally.used += 1
    trust[file][Int(statement.trust.rawValue)] += 1
    spans[Int(statement.source.rawValue)].add(statement.time)
  }

  mutating func countRefundWithoutPurchase() {
    coverage.refundsWithoutPurchase += 1
  }

  /// Adds the files up and closes the count.
  mutating func finish(transactions: Int) {
    coverage.transactions = transactions
    for file in coverage.files.indices {
      for level in Trust.allCases where trust[file][Int(level.rawValue)] > 0 {
        coverage.files[file].trust[level] = trust[file][Int(level.rawValue)]
        coverage.trust[level, default: 0] += trust[file][Int(level.rawValue)]
      }
    }
    for file in coverage.files {
      coverage.total.read += file.tally.read
      coverage.total.used += file.tally.used
      coverage.total.duplicates += file.tally.duplicates
      coverage.total.unreadable += file.tally.unreadable
      coverage.total.leftOut.merge(file.tally.leftOut, uniquingKeysWith: +)
      coverage.total.withoutTransaction.merge(file.tally.withoutTransaction, uniquingKeysWith: +)
    }
    coverage.sources = SourceKind.allCases.compactMap { kind in
      let span = spans[Int(kind.rawValue)]
      guard span.statements > 0 else { return nil }
      let days = span.first.flatMap { first in span.last.map { Int($0.dayNumber - first.dayNumber) + 1 } } ?? 0
      return Coverage.Source(
        kind: kind, statements: span.statements, first: span.first, last: span.last,
        daysWithoutStatement: days - span.days.count)
    }
  }
}

extension CoverageTally.Span {
  fileprivate mutating func add(_ time: Instant?) {
    statements += 1
    guard let time else { return }
    first = min(first ?? time, time)
    last = max(last ?? time, time)
    // Neighbours are mostly of one day.
    if lastDay != time.dayNumber { days.insert(time.dayNumber) }
    lastDay = time.dayNumber
  }
}
