/// The files of Apple's that hold refunds, or the sums that refunds are part of (finance.md 1 to 3).
package enum AppleReportKind: String, CaseIterable, Hashable, Sendable {
  /// Financial report by region or in a single file: settled sales and returns of a fiscal month.
  case financial = "FINANCIAL"
  /// All countries, by day: the same money as `financial`.
  case financeDetail = "FINANCE_DETAIL"
  /// Sales and Trends, summary.
  case sales = "SALES"
  case subscriber = "SUBSCRIBER"
  case subscriptionEvent = "SUBSCRIPTION_EVENT"
  /// `financial_report.csv` of the page Payments and Financial Reports.
  case payments = "PAYMENTS"
}
