import Refunds

/// The lines of the postings, which hledger and beancount read alike.
enum JournalPostings {
  static let indent = "    "
  // A hundred-thousandth of a milliunit is the last digit that an amount has.
  private static let mostDigits = 8

  static func lines(of entry: JournalEntry) -> String {
    let amounts = entry.postings.map { "\(text(of: $0.amount, entry.currency)) \(entry.currency)" }
    let accountWidth = entry.postings.map(\.account.count).max() ?? 0
    let amountWidth = amounts.map(\.count).max() ?? 0
    return zip(entry.postings, amounts).map { posting, amount in
      let spaces = accountWidth - posting.account.count + 2 + amountWidth - amount.count
      return "\(indent)\(posting.account)\(String(repeating: " ", count: spaces))\(amount)\n"
    }.joined()
  }

  // All digits: a share of a price may have more than the currency, and only unrounded entries add up to the totals of
  // the other answers.
  private static func text(of amount: Amount, _ currency: String) -> String {
    amount.text(most: mostDigits, least: CurrencyDigits.usual(for: currency))
  }
}
