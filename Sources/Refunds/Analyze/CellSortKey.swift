/// What a cell is sorted by: its number, or its bytes.
enum CellSortKey: Hashable, Comparable {
  case number(Int128)
  case ratio(Ratio)
  case share(Double)
  case text(String)

  static func < (left: CellSortKey, right: CellSortKey) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.ratio(let left), .ratio(let right)): left < right
    case (.share(let left), .share(let right)): left < right
    case (.text(let left), .text(let right)): ByteOrder.precedes(left, right)
    case (.number, .ratio), (.number, .share), (.number, .text), (.ratio, .share), (.ratio, .text), (.share, .text):
      true
    case (.ratio, .number), (.share, .number), (.share, .ratio), (.text, .number), (.text, .ratio), (.text, .share):
      false
    }
  }
}

extension Cell {
  /// Nil for cells that hold nothing.
  var sortKey: CellSortKey? {
    switch self {
    case .text(let text): text.isEmpty ? nil : .text(text)
    case .count(let count): .number(Int128(count))
    case .flag(let flag): .number(flag ? 1 : 0)
    case .integer(let number): .number(Int128(number))
    case .quantity(let quantity): .number(quantity.parts)
    case .money(let amount, _): .number(amount.parts)
    case .ratio(let ratio): .ratio(ratio)
    case .rate(let rate), .number(let rate): .share(rate)
    case .duration(let milliseconds): .number(Int128(milliseconds))
    case .instant(let instant): .number(Int128(instant.milliseconds))
    case .date(let date): .number(Int128(date.dayNumber))
    case .unknown, .notAvailable, .empty: nil
    }
  }
}
