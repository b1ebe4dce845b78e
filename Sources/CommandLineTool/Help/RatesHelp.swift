import Refunds

/// The topic `refunds help rates`.
enum RatesHelp {
  static let text =
    "Money in one currency\n\n"
    + HelpLayout.paragraph(
      "--currency EUR --rates FILE shows money in one currency beside the native ones, never instead of them: a table in "
        + "report, the columns converted_* in summary --measure money, and in list the amount with its rate, date and "
        + "source. The files of --rates, told apart by their content:")
    + "\n"
    + HelpLayout.list(
      [
        ("European Central Bank", "eurofxref-hist.csv or eurofxref.csv: a column per currency, for 1 EUR"),
        ("a table", "the columns date, from, to, rate: 1 of from is worth rate of to"),
        ("hledger, ledger", "P 2026-04-13 USD 0.8559 EUR"),
        ("beancount", "2026-04-13 price USD 0.8559 EUR"),
        ("Open Exchange Rates", "its JSON: base, timestamp, rates"),
        ("Apple's payments", "financial_report.csv: Proceeds / Total Owed, for the days of its fiscal month"),
      ], column: 24)
    + "\n"
    + HelpLayout.paragraph(
      "Each amount is converted by itself: a sale at the rate of the day of purchase, a refund and its reversal at that of "
        + "the day of revocation (days in the zone of --tz). Where a day has no rate, the latest one before it counts, if "
        + "it is at most --rate-gap days older (default \(RateTable.usualGapDays)). The first file that knows two "
        + "currencies answers, by a rate between them, its inverse, or two rates over a third currency; if none does, two "
        + "files answer together. Rates are kept as exact fractions; an amount is rounded half to even at its eighth "
        + "digit. An amount without a rate stays in the native columns, is counted as unconverted, and its currency is "
        + "named.")
}
