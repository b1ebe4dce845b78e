/// Pieces that a report takes back at one price in one group and period. All numbers are positive: what went back.
struct ReportItem: Sendable {
  var group: ReportGroup
  var days: DayRange
  var kind: AppleReportRow.Kind
  /// Of one piece, or of one credit; nil in reports without money.
  var unitAmount: ExactDecimal?
  /// What is not matched yet: whole pieces, or credits.
  private(set) var pieces: Int
  /// 1, 0 for a credit, or the part of a piece that the report writes.
  var unitsPerPiece: ExactDecimal
  /// Of all pieces that are left.
  private(set) var proceeds: ExactDecimal
  var proceedsCurrency: String
  var purchaseDay: CivilDate?
  /// The product was told by what fits, not by a table.
  var isProductInferred: Bool

  /// What some pieces of an item are.
  struct Share {
    var units: ExactDecimal
    var amount: ExactDecimal?
    var proceeds: ExactDecimal
  }

  /// - Returns: nil for rows that take nothing back.
  init?(_ row: AppleReportRow, days: DayRange, keys: ProductKeys, countsOnly: Bool) {
    switch row.kind {
    case .refund, .partialCredit, .bundleCredit: break
    case .sale, .free, .event: return nil
    }
    if !countsOnly && row.customerAmount.isZero { return nil }
    let product = keys.product(of: row)
    group = ReportGroup(product: product.identifier, country: row.country, currency: countsOnly ? "" : row.currency)
    isProductInferred = product.isInferred
    self.days = days
    kind = row.kind
    let wholePieces = (-row.units).wholeNumber ?? 0
    pieces = wholePieces > 0 ? wholePieces : 1
    unitsPerPiece = wholePieces > 0 ? ExactDecimal(1) : -row.units
    unitAmount = countsOnly ? nil : (-row.customerAmount).portion(1, of: pieces)
    proceeds = -row.proceeds
    proceedsCurrency = row.proceedsCurrency
    purchaseDay = row.purchaseDay
  }

  /// Takes some pieces out; the shares of all of them add up to the whole.
  mutating func take(_ count: Int) -> Share {
    let share = Share(
      units: unitsPerPiece.multiplied(by: ExactDecimal(count)) ?? .zero,
      amount: unitAmount?.multiplied(by: ExactDecimal(count)), proceeds: proceeds.portion(count, of: pieces))
    proceeds = proceeds - share.proceeds
    pieces -= count
    return share
  }
}
