/// Which accounts of the user's books an entry goes to: the first rule of a role that fits, else the usual name.
package struct AccountMapping: Hashable, Sendable {
  private let rules: [AccountRule]

  package init(_ rules: [AccountRule] = []) {
    self.rules = rules
  }

  func account(for role: AccountRole, of entry: JournalEntry) -> String {
    if let rule = rules.first(where: { $0.role == role && $0.fits(entry) }) { return rule.account }
    switch role {
    case .refunds: return "Expenses:Refunds"
    // A reversal undoes a refund: both in one account leave what really went back.
    case .reversals: return account(for: .refunds, of: entry)
    case .receivable: return "Assets:Receivables:Apple"
    }
  }
}
