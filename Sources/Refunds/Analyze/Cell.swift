/// One value of a table, still typed, so that each format can write it in its own way.
package enum Cell: Hashable, Sendable {
  /// Text that came from the input or from us. Empty text is an empty cell and `null` in JSON.
  case text(String)
  /// A whole number. 0 means: none observed among more than none.
  case count(Int)
  case flag(Bool)
  /// A number whose digits are kept as written, such as a percentage in milli-percent.
  case integer(Int64)
  /// An exact number of pieces, which need not be whole.
  case quantity(Quantity)
  /// Money of one currency. In data formats up to three digits, in documents the currency's own.
  case money(Amount, currency: String)
  /// An exchange rate: all digits of one that ends.
  case ratio(Ratio)
  /// A share between 0 and 1.
  case rate(Double)
  /// A number without a unit, such as a probability or a ratio: two significant digits in documents.
  case number(Double)
  case instant(Instant)
  /// How long something took, in milliseconds: days and hours in documents, whole seconds in data formats.
  case duration(milliseconds: Int64)
  case date(CivilDate)
  /// Cannot be computed or is not known: `–` in documents, an empty cell in CSV, `null` in JSON.
  case unknown
  /// A rate whose base is empty: `n/a` in documents, an empty cell in CSV, `null` in JSON.
  case notAvailable
  /// Does not apply to this row: an empty cell everywhere.
  case empty
}

extension Cell {
  /// A share as Apple sends it; unknown where none was sent or where what was sent is no number.
  static func percentage(_ milliPercent: Int64?) -> Cell {
    guard let milliPercent, milliPercent != Statement.unusablePercentage else { return .unknown }
    return .integer(milliPercent)
  }
}
