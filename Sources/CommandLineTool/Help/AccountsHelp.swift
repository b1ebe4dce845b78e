import Refunds

/// The topic `refunds help accounts`.
enum AccountsHelp {
  static let text =
    "Accounts of a journal\n\n"
    + HelpLayout.paragraph(
      "refunds list -O hledger and -O beancount write each true refund, and each reversal on its own day, as a "
        + "transaction of two postings. --accounts FILE says to which accounts of your books they go. It holds a rule a "
        + "line; the first one that fits counts, and lines that begin with # are for people:")
    + "\n" + example + "\nRoles:\n\n"
    + HelpLayout.list(
      [
        (AccountRole.refunds.rawValue, "what customers got back; without a rule Expenses:Refunds"),
        (AccountRole.reversals.rawValue, "what a reversal takes back; without a rule where the refund went"),
        (AccountRole.receivable.rawValue, "what Apple owes; without a rule Assets:Receivables:Apple"),
      ], column: 14)
    + "\nConditions, all of which must hold (* is any text, ? one character):\n\n"
    + HelpLayout.list(
      [
        (AccountRule.Field.app.rawValue, "the bundle id"),
        (AccountRule.Field.product.rawValue, "the product id"),
        (AccountRule.Field.storefront.rawValue, "ISO 3166 alpha-3: DEU"),
        (AccountRule.Field.currency.rawValue, "ISO 4217: EUR"),
      ], column: 14)
    + "\n"
    + HelpLayout.paragraph(
      "The names of accounts follow the rules of the format. A refund whose amount, currency or date is unknown is a "
        + "comment, never 0. The mark ! in place of * says that the amount is assumed (amount_basis assumed_full_price "
        + "or catalog). --no-header leaves out the directives, for a file that others include.")

  private static let example = """
      # books.accounts
      refunds product=com.example.pro.* = Expenses:Refunds:Pro
      refunds currency=JPY = Expenses:Refunds:Japan
      refunds = Expenses:Refunds
      receivable = Assets:Receivables:Apple

    """
}
