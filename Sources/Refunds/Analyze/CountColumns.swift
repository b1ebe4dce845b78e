/// The columns of counts that several tables share, with the names of `summary` (cli.md).
enum CountColumns {
  static let all: [Table.Column] = [
    Table.Column("paid_transactions", "Paid", isNumeric: true),
    Table.Column("refunds_gross", "Refunds", isNumeric: true),
    Table.Column("refunds_reversed", "Reversed", isNumeric: true),
    Table.Column("refunds_net", "Standing", isNumeric: true),
    Table.Column("developer_issue", "developerIssue", isNumeric: true),
    Table.Column("other", "other", isNumeric: true),
    Table.Column("unspecified", "no reason", isNumeric: true),
    Table.Column("unknown", "unknown", isNumeric: true),
    Table.Column("rate", "Rate", isNumeric: true),
    Table.Column("rate_low", "Low", isNumeric: true),
    Table.Column("rate_high", "High", isNumeric: true),
  ]

  static func cells(_ counts: RefundCounts) -> [Cell] {
    [
      .count(counts.paidTransactions), .count(counts.refundsGross), .count(counts.refundsReversed),
      .count(counts.refundsNet), .count(counts.standing[.developerIssue] ?? 0), .count(counts.standing[.other] ?? 0),
      .count(counts.standing[.unspecified] ?? 0), .count(counts.standing[.unknown] ?? 0),
    ] + rateCells(counts)
  }

  static func rateCells(_ counts: RefundCounts) -> [Cell] {
    guard let rate = counts.cohortRate, let interval = counts.cohortInterval else {
      return [.notAvailable, .notAvailable, .notAvailable]
    }
    return [.rate(rate), .rate(interval.low), .rate(interval.high)]
  }
}
