/// Why a file holds no exchange rates. Never holds anything of the file's content: it may be a key that was named by
/// mistake.
package struct RateFileError: Error, Hashable, Sendable {
  /// From 1; nil where it is about the file as a whole.
  package var line: Int?
  package var what: String
  package var advice: String

  static let forms =
    "name a table of the European Central Bank, a table with the columns date, from, to, rate, a file of prices of hledger "
    + "or beancount, an answer of Open Exchange Rates, or Apple's financial_report.csv"
}
