/// The columns of counts that several tables share, with the names of `summary` (cli.md).
enum CountColumns {
  static let all: [Table.Column] = [
    Table.Column("paid_transactions", "Paid", isNumeric: true),
    Table.Column("refunds_gross", "Refunds", isNumeric: true),
    Table.Column("refunds_reversed", "reversed since", isNumeric: true),
    Table.Column("refunds_net", "Standing", isNumeric: true),
    Table.Column("developer_issue", "developerIssue", isNumeric: true),
    Table.Column("other", "other", isNumeric: true),
    Table.Column("unspecified", "no reason", isNumeric: true),
    Table.Column("unknown", "unknown", isNumeric: true),
    Table.Column("refunded_transactions", "Refunded of paid", isNumeric: true),
    Table.Column("rate", "Rate", isNumeric: true),
    Table.Column("rate_low", "Low", isNumeric: true),
    Table.Column("rate_high", "High", isNumeric: true),
    Table.Column("low_sample", "Few", isNumeric: true),
  ]

  static func cells(_ counts: RefundCounts) -> [Cell] {
    [
      .count(counts.paidTransactions), .count(counts.refundsGross), .count(counts.refundsReversed),
      .count(counts.refundsNet), .count(counts.standing[.developerIssue] ?? 0), .count(counts.standing[.other] ?? 0),
      .count(counts.standing[.unspecified] ?? 0), .count(counts.standing[.unknown] ?? 0),
      .count(counts.refundedTransactions),
    ] + rateCells(counts) + [.flag(RateCells(counts.refundedTransactions, of: counts.paidTransactions).isLowSample)]
  }

  /// The same with a rate that nobody can know.
  static func cellsWithoutRate(_ counts: RefundCounts) -> [Cell] {
    let rateCount = 5
    return cells(counts).dropLast(rateCount) + Array(repeating: .unknown, count: rateCount)
  }

  static let note =
    "Refunds stand by the date of their revocation; refunded of paid, and the rate with it, by the date of the purchase: "
    + "of the paid transactions bought in the period those whose refund stands, whenever it was given. Free trials that "
    + "were refunded are no paid transactions. Few: fewer than 30 purchases or 5 refunds, where chance alone moves a "
    + "rate far."

  static func rateCells(_ counts: RefundCounts) -> [Cell] {
    guard let rate = counts.cohortRate, let interval = counts.cohortInterval else {
      return [.notAvailable, .notAvailable, .notAvailable]
    }
    return [.rate(rate), .rate(interval.low), .rate(interval.high)]
  }
}
