/// A revocation of the ledger in the terms of Apple's reports: a country of two letters, a day of their time zone.
struct ServerRefund: Sendable {
  enum State: Sendable {
    case standing
    case reversed
    case family
  }

  var state: State
  var group: ReportGroup
  var day: CivilDate
  var purchaseDay: CivilDate?
  /// In the currency of the group; nil where nobody knows it.
  var amount: ExactDecimal?
  /// What reports count: the quantity, and one for whatever gives back a part.
  var pieces: Int
  /// Less than all of it went back.
  var isPartial: Bool
  var isSubscription: Bool

  /// Nothing was paid, hence nothing went back: only reports of counts show it.
  var isFree: Bool { state != .family && amount?.isZero == true }
}
