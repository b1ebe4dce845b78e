/// A number of a period that a condition can name; docs/METRICS.md defines each.
package struct Metric: Hashable, Sendable {
  package var name: Name
  /// Refunds up to this age only, among purchases that were watched so long: `refund_rate.cohort@14`.
  package var days: Int?
  /// Only transactions with these values: `{product="com.example.pro"}`.
  package var filter: [Filter] = []

  /// The raw value is the id of metrics.md.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case paidTransactions = "paid_transactions"
    case refundsGross = "refunds.gross"
    case refundsReversed = "refunds.reversed"
    case refundsNet = "refunds.net"
    case refundRateCohort = "refund_rate.cohort"
    case refundRatioPeriod = "refund_ratio.period"
    case developerIssueRate = "developer_issue.rate"
    case developerIssueShare = "developer_issue.share"
    case requestsGranted = "requests.granted"
    case requestsDeclined = "requests.declined"
    case requestsReversed = "requests.reversed"
    case requestsPending = "requests.pending"
    case requestsApproval = "requests.approval"

    /// Whether `@T` may follow.
    package var takesDays: Bool { self == .refundRateCohort || self == .developerIssueRate }

    /// One line of help.
    package var meaning: String {
      switch self {
      case .paidTransactions: "transactions bought in the period and paid for"
      case .refundsGross: "refunds dated in the period, reversed ones included"
      case .refundsReversed: "of them reversed since"
      case .refundsNet: "of them standing"
      case .refundRateCohort: "standing refunds of what was bought in the period / paid_transactions; @T as below"
      case .refundRatioPeriod: "refunds.net / paid_transactions; may exceed 1"
      case .developerIssueRate: "the same as refund_rate.cohort for developerIssue refunds; @T as below"
      case .developerIssueShare: "developerIssue / (developerIssue + other), of refunds.net"
      case .requestsGranted: "requests of the period that were granted and not reversed"
      case .requestsDeclined: "requests that were declined"
      case .requestsReversed: "requests that were granted and reversed later"
      case .requestsPending: "requests without a decision in the input"
      case .requestsApproval: "granted, reversed ones included / decided"
      }
    }
  }

  package struct Filter: Hashable, Sendable {
    package var dimension: Dimension
    package var text: String
  }

  /// What a filter can name: what is known of every transaction.
  package static let dimensions: [Dimension] = Dimension.allCases.filter { !$0.isOfRevocations && $0 != .weekday }

  static func dimension(_ word: String) -> Dimension? {
    dimensions.first { $0.rawValue == word || $0.columnName == word }
  }

  init(word: String, at position: Int) throws(ConditionError) {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard let name = Name(rawValue: parts[0]) else {
      throw ConditionError(
        unknown: parts[0], among: Name.allCases.map(\.rawValue), what: "metric", at: position)
    }
    self.name = name
    guard parts.count > 1 else { return }
    let place = position + parts[0].count
    guard name.takesDays else { throw ConditionError("\(name.rawValue) takes no age", at: place) }
    guard parts.count == 2, let days = Int(parts[1]), (1...3650).contains(days) else {
      throw ConditionError("expected a number of days from 1 to 3650 after @", at: place + 1)
    }
    self.days = days
  }

  /// As it is written.
  package var text: String {
    let filters = filter.map { "\($0.dimension.rawValue)=\"\($0.text)\"" }.joined(separator: ",")
    return name.rawValue + (days.map { "@\($0)" } ?? "") + (filters.isEmpty ? "" : "{\(filters)}")
  }
}
