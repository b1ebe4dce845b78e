internal import Refunds

/// Reads `financial_report.csv`: a title, an empty line, a header and region names in the language of the account, one
/// line a region, then the sum in a cell that is no valid CSV (finance.md 3.2).
enum PaymentsReportReader {
  /// Told by its form, since all of its words are translated: a title with a tab and many commas, and lines that begin
  /// with a region and its currency in parentheses.
  static func isPayments(_ lines: ReportLines) -> Bool {
    guard !lines.isTabbed, let title = lines.lines.first, title.field(0).contains("\t"), title.fields.count >= 8
    else { return false }
    return title.fields.dropFirst().allSatisfy(\.isEmpty)
  }

  /// The title of a month that is not closed has ten fields: its numbers are estimates.
  static func isPending(_ lines: ReportLines) -> Bool { lines.lines.first?.fields.count == 10 }

  /// - Returns: nil where the number of columns is none that is known.
  static func read(_ lines: ReportLines, name: String) -> AppleReport? {
    var report = AppleReport(name: name, kind: .payments)
    let rest = lines.lines.dropFirst().drop(while: \.isEmpty)
    guard let header = rest.first, let columns = PaymentColumns(header) else { return nil }
    report.paymentMonth = PaymentMonthName.month(inTitle: lines.lines[0].field(0))
    report.days = report.paymentMonth.map { month in
      let fiscal = month.fiscalMonth
      return DayRange(fiscal.firstDay, CivilDate(dayNumber: fiscal.next.firstDay.dayNumber - 1))
    }
    var isBelowSum = false
    var unreadable: [Int] = []
    var paid: [BankTotal] = []
    for line in rest.dropFirst() {
      if line.isEmpty {
        isBelowSum = true
      } else if let region = PaymentRegion(line.field(0)) {
        guard var payment = columns.line(line, region) else {
          unreadable.append(line.number)
          continue
        }
        payment.isBelowThreshold = isBelowSum
        report.payments.append(payment)
        report.controlTotals.append(columns.owed(line, payment))
      } else if let total = BankTotal(line) {
        paid.append(total)
      }
    }
    report.controlTotals += paid.map { total in
      let sum = report.payments.filter { $0.bankCurrency == total.currency && !$0.isBelowThreshold }
        .reduce(ExactDecimal.zero) { $0 + $1.proceeds }
      return ControlTotal(.paid, total.currency, stated: total.amount, counted: sum)
    }
    if !unreadable.isEmpty {
      report.oddities.append(
        AppleReportOddity(
          .rowUnreadable, lines: Array(unreadable.prefix(AppleReportOddity.linesKept)), count: unreadable.count))
    }
    return report
  }
}

/// `Euro-Zone (EUR)`.
struct PaymentRegion {
  let name: String
  let currency: String

  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let code = String(text[text.index(after: open)...].dropLast())
    guard code.utf8.count == 3, code.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) else { return nil }
    currency = code
    name = String(text[..<open].reversed().drop { $0 == " " }.reversed())
  }
}

/// `"234.58" EUR`: a quoted number and, outside of the quotes, the currency of the bank account.
struct BankTotal {
  let amount: ExactDecimal
  let currency: String

  init?(_ line: ReportLines.Line) {
    let text = line.text.filter { $0 != "\"" }
    let words = text.split { $0 == " " || $0.isNewline }.map(String.init)
    guard words.count == 2, let number = PaymentNumber.number(String(words[0].drop { $0 == "," })) else { return nil }
    let code = String(words[1].prefix { $0 != "," })
    guard code.utf8.count == 3, code.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) else { return nil }
    amount = number
    currency = code
  }
}

/// Numbers of the payments file, which may have marks between thousands: `3,479.64`.
enum PaymentNumber {
  static func number(_ text: String) -> ExactDecimal? {
    let sides = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = (sides.first ?? "").split(separator: ",", omittingEmptySubsequences: false)
    guard groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else { return nil }
    return ExactDecimal(text.filter { $0 != "," })
  }
}
