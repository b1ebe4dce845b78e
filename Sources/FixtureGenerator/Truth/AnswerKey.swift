/// What a right reading of the showcase must find, gathered from what the simulation did.
package struct AnswerKey: Sendable {
  /// Every notification is in exactly one group.
  package struct Records: Equatable, Sendable {
    package var production = 0
    /// Production notifications that came before with the same bytes.
    package var redelivered = 0
    /// With their redeliveries.
    package var sandbox = 0
    package var withoutTransaction = 0
    package var all: Int { production + redelivered + sandbox + withoutTransaction }
  }

  /// Purchases of one week, one product and one build, with what came back of them.
  package struct Cohort: Sendable {
    /// 0 for the purchases before the quarter that the input mentions, then 1 … 13.
    package var week: Int
    package var product: Product
    package var appVersion: Int
    package var paidTransactions = 0
    package var standingRefunds = 0
    package var developerIssue = 0
  }

  package struct CurrencyTotal: Sendable {
    package var currency: String
    package var standingRefunds = 0
    package var amount = ExactAmount.zero
  }

  package private(set) var records = Records()
  /// By transaction id, then the order in which they were opened.
  package let episodes: [Episode]
  package let requests: [RefundRequest]
  package private(set) var cohorts: [Cohort] = []
  package private(set) var totals: [CurrencyTotal] = []
  /// Refunded transactions that no notification shows without a refund or a request for it.
  package private(set) var refundsWithoutPurchase = 0

  /// Codes of findings that the oddities of the showcase must cause.
  package static let findings = [
    "currency-lower-case", "refund-without-purchase", "reversal-without-refund", "unknown-revocation-reason",
    "unknown-subtype",
  ]

  init(journals: [CustomerJournal], events: [Event]) {
    let production = journals.filter { $0.environment == .production }
    episodes = production.flatMap(\.episodes).stablySorted { $0.transaction.identifier }
    requests = production.flatMap(\.requests).stablySorted { $0.transaction.identifier }
    count(events)
    for journal in production { count(journal) }
    cohorts.sort {
      ($0.week, $0.product.identifier, $0.appVersion) < ($1.week, $1.product.identifier, $1.appVersion)
    }
    totals.sort { $0.currency < $1.currency }
  }

  package var paidTransactions: Int { cohorts.reduce(0) { $0 + $1.paidTransactions } }

  private mutating func count(_ events: [Event]) {
    for event in events {
      if event.transaction == nil {
        records.withoutTransaction += 1
      } else if event.environment == .sandbox {
        records.sandbox += 1
      } else if event.isRedelivery {
        records.redelivered += 1
      } else {
        records.production += 1
      }
    }
  }

  private mutating func count(_ journal: CustomerJournal) {
    for (position, transaction) in journal.transactions.enumerated() where journal.isSeen[position] {
      let refunds = journal.episodes.filter { $0.transaction.identifier == transaction.identifier }
      for refund in refunds where refund.isStandingRefund { addToTotal(refund) }
      let isBoughtBefore = !journal.reportsPurchase(of: transaction)
      if isBoughtBefore, refunds.contains(where: \.countsAsRefund) { refundsWithoutPurchase += 1 }
      guard transaction.isPaid else { continue }
      let standing = refunds.filter(\.isStandingRefund)
      let index = cohort(of: transaction)
      cohorts[index].paidTransactions += 1
      cohorts[index].standingRefunds += standing.count
      cohorts[index].developerIssue += standing.count { $0.category == .developerIssue }
    }
  }

  private mutating func addToTotal(_ refund: Episode) {
    let currency = refund.transaction.storefront.currency
    let index = totals.firstIndex { $0.currency == currency } ?? totals.endIndex
    if index == totals.endIndex { totals.append(CurrencyTotal(currency: currency)) }
    totals[index].standingRefunds += 1
    totals[index].amount.add(refund.amount ?? .zero)
  }

  private mutating func cohort(of transaction: Transaction) -> Int {
    let days = transaction.purchasedAt.dayNumber - Shop.start.dayNumber
    let week = days < 0 ? 0 : days / 7 + 1
    let index = cohorts.firstIndex {
      $0.week == week && $0.product == transaction.product && $0.appVersion == transaction.appVersion
    }
    if let index { return index }
    cohorts.append(Cohort(week: week, product: transaction.product, appVersion: transaction.appVersion))
    return cohorts.count - 1
  }
}

extension Array {
  // The library's sort promises no order of equal elements.
  fileprivate func stablySorted(by key: (Element) -> Int64) -> [Element] {
    enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }.map(\.element)
  }
}
