internal import Refunds

/// The rates at which Apple paid: Proceeds / Total Owed of a fiscal month. The printed rate is rounded to five digits and
/// is not used (finance.md 3.2).
///
/// Apple pays one currency in several regions at several rates; what the customers of all of them paid has the rate of
/// their sums.
enum PaymentRates {
  static func read(_ lines: ReportLines) throws(RateFileError) -> RateLines {
    if PaymentsReportReader.isPending(lines) { throw error(.pendingPayments) }
    guard let report = PaymentsReportReader.read(lines, name: "") else { throw error(.paymentColumns) }
    guard let days = report.days else {
      throw RateFileError(
        line: 1, what: "the month of the payments is in a language that is not known",
        advice: "download financial_report.csv with App Store Connect set to English")
    }
    var sums: [Key: Sum] = [:]
    for payment in report.payments where !payment.isBelowThreshold {
      let key = Key(from: payment.currency, to: payment.bankCurrency)
      var sum = sums[key] ?? Sum(line: payment.line)
      sum.owed += payment.totalOwed
      sum.proceeds += payment.proceeds
      sums[key] = sum
    }
    var rates = RateLines()
    for (key, sum) in sums.sorted(by: { $0.value.line < $1.value.line }) where key.from != key.to {
      if key.to.isEmpty {
        rates.add(.unreadable, at: sum.line)
      } else if let ratio = Ratio(sum.proceeds, for: sum.owed) {
        rates.add(ExchangeRate(from: key.from, to: key.to, ratio: ratio, days: days), line: sum.line)
      } else {
        rates.add(.withoutRate, at: sum.line)
      }
    }
    for oddity in report.oddities { for line in oddity.lines { rates.add(.unreadable, at: line) } }
    return rates
  }

  private static func error(_ refusal: AppleReportRefusal) -> RateFileError {
    RateFileError(line: refusal.line, what: refusal.what, advice: refusal.advice)
  }

  private struct Key: Hashable {
    var from: String
    var to: String
  }

  private struct Sum {
    var line: Int
    var owed = ExactDecimal.zero
    var proceeds = ExactDecimal.zero
  }
}
