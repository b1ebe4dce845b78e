/// What was read and what became of it. The books must balance on every run (rules.md 7).
package struct Coverage: Sendable {
  package var files: [File] = []
  package var total = Tally()
  package var sources: [Source] = []
  /// Statements in use by how far they were checked.
  package var trust: [Trust: Int] = [:]
  /// Signed records that were verified, by their signer.
  package var signers: [Signer: Int] = [:]
  /// Distinct transactions in use.
  package var transactions = 0
  /// Refunded transactions that are known only from their refund.
  package var refundsWithoutPurchase = 0

  /// The fate of every record of one file or of all files.
  package struct Tally: Hashable, Sendable {
    package var read = 0
    package var used = 0
    package var duplicates = 0
    package var leftOut: [LeftOutReason: Int] = [:]
    package var withoutTransaction: [RecordGroup: Int] = [:]
    package var unreadable = 0

    package init() {}

    package var leftOutCount: Int { leftOut.values.reduce(0, +) }
    package var withoutTransactionCount: Int { withoutTransaction.values.reduce(0, +) }

    /// Whether every record has exactly one fate.
    package var balances: Bool {
      read == used + duplicates + leftOutCount + withoutTransactionCount + unreadable
    }
  }

  package struct File: Sendable {
    package var name: String
    package var tally: Tally
    /// Statements of this file in use by how far they were checked.
    package var trust: [Trust: Int] = [:]
    /// Statements of this file that came from facts, which nobody signed: their trust is that of an earlier run.
    package var facts = 0

    package init(name: String, tally: Tally) {
      self.name = name
      self.tally = tally
    }
  }

  /// The times of the first and the last statement, of whatever kind; nil where none has a time.
  package var firstStatement: Instant? { sources.compactMap(\.first).min() }
  package var lastStatement: Instant? { sources.compactMap(\.last).max() }

  /// One kind of source with the first and last moment that it speaks of.
  package struct Source: Sendable {
    package var kind: SourceKind
    package var statements: Int
    package var first: Instant?
    package var last: Instant?
    /// Days between first and last on which no statement was made.
    package var daysWithoutStatement: Int

    package init(kind: SourceKind, statements: Int, first: Instant?, last: Instant?, daysWithoutStatement: Int) {
      self.kind = kind
      self.statements = statements
      self.first = first
      self.last = last
      self.daysWithoutStatement = daysWithoutStatement
    }
  }

  package init() {}
}
