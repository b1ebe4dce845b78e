/// What Apple paid for one region in one currency in a fiscal month (finance.md 3.2). USD stands in several regions, each
/// with a rate of its own: the key is region and currency.
package struct PaymentLine: Hashable, Sendable {
  /// In the words and the language of the file.
  package var region: String
  package var currency: String
  package var unitsSold: ExactDecimal?
  /// The developer's share of the month's settled sales and returns: Total_Amount of the region's financial report.
  package var earned: ExactDecimal
  package var totalOwed: ExactDecimal
  /// In the currency of the bank account.
  package var proceeds: ExactDecimal
  package var bankCurrency: String
  /// Owed and not yet paid: it stands below the sum.
  package var isBelowThreshold = false
  /// Line of the file, from 1.
  package var line: Int

  package init(
    region: String, currency: String, unitsSold: ExactDecimal?, earned: ExactDecimal, totalOwed: ExactDecimal,
    proceeds: ExactDecimal, bankCurrency: String, line: Int
  ) {
    self.region = region
    self.currency = currency
    self.unitsSold = unitsSold
    self.earned = earned
    self.totalOwed = totalOwed
    self.proceeds = proceeds
    self.bankCurrency = bankCurrency
    self.line = line
  }
}
