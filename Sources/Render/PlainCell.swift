import Refunds

/// A cell for programs that read text: CSV and TSV.
enum PlainCell {
  /// Text came from the input, so that the writer guards it against spreadsheets that would take it for a formula.
  case text(String)
  /// The tool wrote it: a number, which may begin with a minus sign, a flag, an instant. Empty where nothing is known.
  case value(String)

  init(_ cell: Cell) {
    switch cell {
    case .text(let text): self = .text(text)
    case .count(let count): self = .value(String(count))
    case .flag(let flag): self = .value(flag ? "true" : "false")
    case .integer(let number): self = .value(String(number))
    case .quantity(let quantity): self = .value(quantity.text)
    case .money(let amount, let currency): self = .value(NumberText.plain(amount, currency: currency))
    case .ratio(let ratio): self = .value(ratio.text)
    case .rate(let rate): self = .value(NumberText.plain(rate: rate) ?? "")
    case .duration(let milliseconds): self = .value(String(NumberText.seconds(milliseconds: milliseconds)))
    case .number(let number): self = .value(NumberText.plain(rate: number) ?? "")
    case .instant(let instant): self = .value(instant.text)
    case .date(let date): self = .value(date.text)
    case .unknown, .notAvailable, .empty: self = .value("")
    }
  }

  var text: String {
    switch self {
    case .text(let text), .value(let text): text
    }
  }
}
