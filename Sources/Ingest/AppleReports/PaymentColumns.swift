internal import Refunds

/// Where the columns of the payments file stand. Their names are translated, so that their number decides: Balance is
/// there only when money was carried over, Pre-Tax Subtotal and Exchange Rate only when a currency is converted.
struct PaymentColumns {
  private let hasBalance: Bool
  private let hasConversion: Bool

  init?(_ header: ReportLines.Line) {
    switch header.fields.count(where: { !$0.isEmpty }) {
    case 12: (hasBalance, hasConversion) = (true, true)
    case 11: (hasBalance, hasConversion) = (false, true)
    case 10: (hasBalance, hasConversion) = (true, false)
    case 9: (hasBalance, hasConversion) = (false, false)
    default: return nil
    }
  }

  private var earned: Int { hasBalance ? 3 : 2 }
  private var inputTax: Int { earned + (hasConversion ? 2 : 1) }
  private var totalOwed: Int { inputTax + 3 }
  private var proceeds: Int { totalOwed + (hasConversion ? 2 : 1) }

  func line(_ line: ReportLines.Line, _ region: PaymentRegion) -> PaymentLine? {
    guard let earnedNumber = number(line, earned), let owed = number(line, totalOwed),
      let paid = number(line, proceeds)
    else { return nil }
    return PaymentLine(
      region: region.name, currency: region.currency, unitsSold: PaymentNumber.number(line.field(1)),
      earned: earnedNumber, totalOwed: owed, proceeds: paid, bankCurrency: line.field(proceeds + 1),
      line: line.number)
  }

  /// Total Owed = Earned + Input Tax + Adjustments + Withholding Tax, and Balance where there is one.
  func owed(_ line: ReportLines.Line, _ payment: PaymentLine) -> ControlTotal {
    let added =
      (inputTax..<totalOwed).map { number(line, $0) ?? .zero } + [hasBalance ? number(line, 2) ?? .zero : .zero]
    return ControlTotal(
      .totalOwed, "\(payment.region) (\(payment.currency))", stated: payment.totalOwed,
      counted: added.reduce(payment.earned, +))
  }

  // A blank cell is nothing owed.
  private func number(_ line: ReportLines.Line, _ position: Int) -> ExactDecimal? {
    let text = line.field(position)
    return text.isEmpty ? .zero : PaymentNumber.number(text)
  }
}
