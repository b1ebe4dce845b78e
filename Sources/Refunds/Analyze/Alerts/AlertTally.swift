/// Paid transactions of one group and week, and those of them that were refunded at the age that counts.
struct AlertTally: Hashable, Sendable {
  private(set) var purchases = 0
  private var refunds = 0
  private var developerIssue = 0

  mutating func add(isRefunded: Bool, isDeveloperIssue: Bool) {
    purchases += 1
    if isRefunded { refunds += 1 }
    if isDeveloperIssue { developerIssue += 1 }
  }

  func count(_ measure: AlertMeasure) -> Int {
    switch measure {
    case .developerIssue: developerIssue
    case .refunds: refunds
    }
  }

  static func + (left: AlertTally, right: AlertTally) -> AlertTally {
    var sum = left
    sum.purchases += right.purchases
    sum.refunds += right.refunds
    sum.developerIssue += right.developerIssue
    return sum
  }
}
