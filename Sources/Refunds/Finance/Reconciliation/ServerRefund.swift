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
  /// How many pieces the purchase had, of which this may be one.
  var quantity: Int
  /// Less than all of it went back.
  var isPartial: Bool
  var isSubscription: Bool

  /// Piece by piece, for Apple adds up pieces of several purchases in one row; the whole where its amount cannot be shared
  /// out exactly.
  var singlePieces: [ServerRefund] {
    if pieces == 1 { return [self] }
    var piece = self
    piece.pieces = 1
    if let amount {
      guard let share = amount.divided(by: pieces) else { return [self] }
      piece.amount = share
    }
    return Array(repeating: piece, count: pieces)
  }

  /// Nothing was paid, hence nothing went back: only reports of counts show it.
  var isFree: Bool { state != .family && amount?.isZero == true }
}
