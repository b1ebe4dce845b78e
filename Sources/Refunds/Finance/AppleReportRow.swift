/// One line of one of Apple's reports, in one form for all of them (finance.md 8). It stands for a group of purchases or
/// returns: no report names a transaction.
package struct AppleReportRow: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case sale
    /// Price 0: no money in either direction.
    case free
    /// A return of whole pieces.
    case refund
    /// Money back for no piece or a part of one: a prorated refund or the credit of an upgrade, which this file cannot
    /// tell apart (finance.md 0.3).
    case partialCredit
    /// The credit of Complete My Bundle (CMB-C), which is no refund.
    case bundleCredit
    /// An event of a subscription that moves no money in this file.
    case event
  }

  package var kind: Kind
  /// `productId` of an In-App Purchase, the SKU of an app; empty where the file only has Apple's number.
  package var productID = ""
  /// Apple's number of the product, as text.
  package var appleIdentifier = ""
  /// ISO 3166 alpha-2.
  package var country = ""
  /// What the customer paid in.
  package var currency = ""
  /// Negative for returns, 0 for partial credits.
  package var units = ExactDecimal.zero
  /// Of all pieces, with tax; negative for money back.
  package var customerAmount = ExactDecimal.zero
  /// Of all pieces, without tax and commission; negative for money taken back.
  package var proceeds = ExactDecimal.zero
  package var proceedsCurrency = ""
  /// First and last day that the row is about, in the time zone of the report.
  package var days: DayRange
  /// The day of the original purchase; only returns in SUBSCRIBER have one.
  package var purchaseDay: CivilDate?
  /// The name of the event; only SUBSCRIPTION_EVENT has one.
  package var event = ""
  /// Line of the file, from 1.
  package var line: Int

  package init(kind: Kind, days: DayRange, line: Int) {
    self.kind = kind
    self.days = days
    self.line = line
  }

  /// Whether the row takes money or a subscription back from a customer.
  package var isReturn: Bool {
    switch kind {
    case .refund, .partialCredit: true
    case .sale, .free, .bundleCredit, .event: false
    }
  }
}

/// Some days in a row, the last one included.
package struct DayRange: Hashable, Comparable, Sendable {
  package var first: CivilDate
  package var last: CivilDate

  package init(_ first: CivilDate, _ last: CivilDate) {
    self.first = first
    self.last = last
  }

  package func contains(_ day: CivilDate) -> Bool { first <= day && day <= last }

  package func joined(with other: DayRange) -> DayRange {
    DayRange(min(first, other.first), max(last, other.last))
  }

  /// The fiscal month that these days are, whole; nil where they are anything else.
  package var fiscalMonth: FiscalMonth? {
    let month = FiscalMonth(containing: first)
    let end = CivilDate(dayNumber: month.next.firstDay.dayNumber - 1)
    return month.firstDay == first && end == last ? month : nil
  }

  /// `2026-03-27`, `fiscal:2026-06`, `2026-03-01..2026-03-07`.
  package var label: String {
    if first == last { return first.text }
    return fiscalMonth?.text ?? "\(first.text)..\(last.text)"
  }

  package static func < (left: DayRange, right: DayRange) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }
}
