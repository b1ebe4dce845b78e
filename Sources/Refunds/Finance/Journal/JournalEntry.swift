/// A refund or a reversal as one transaction of double-entry books, or the reason why it is none.
package struct JournalEntry: Sendable {
  package var kind: Kind
  /// The day on the wall of the journal's zone; nil where the input has no date.
  package var date: CivilDate?
  package var transactionIdentifier: String
  package var originalTransactionIdentifier: String
  package var app: String
  package var environment: Environment
  package var product: String
  /// The name of the product in the catalogue; empty where it has none.
  package var productName: String
  package var storefront: String
  package var reason: RevocationReason?
  /// The reason as it stands in the input.
  package var reasonCode: String
  package var extent: Extent?
  package var currency: String
  package var basis: AmountBasis
  /// Two of them, which add up to nothing; none where there is an obstacle.
  package var postings: [Posting] = []
  package var obstacle: Obstacle?

  package enum Kind: Hashable, Sendable {
    case refund
    case reversal
  }

  package struct Posting: Hashable, Sendable {
    package var account: String
    package var amount: Amount
  }

  /// Why an entry cannot be booked. Nothing is made up in its place, least of all 0.
  package enum Obstacle: String, CaseIterable, Hashable, Sendable {
    case amountUnknown = "amount-unknown"
    case currencyUnknown = "currency-unknown"
    case dateUnknown = "date-unknown"
  }

  /// Whether the amount rests on something that the input does not say.
  package var isAssumed: Bool {
    switch basis {
    case .assumedFullPrice, .catalog: true
    case .reported, .seats, .percentage, .fullPrice, .unknown: false
    }
  }
}
