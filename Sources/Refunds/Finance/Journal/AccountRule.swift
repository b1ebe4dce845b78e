/// One line of the file of `--accounts`: the account for a role, for all entries or for those that fit.
package struct AccountRule: Hashable, Sendable {
  package var role: AccountRole
  /// All of them must hold; a rule without any fits every entry.
  package var conditions: [Condition]
  package var account: String

  package struct Condition: Hashable, Sendable {
    package var field: Field
    package var pattern: Glob

    package init(_ field: Field, _ pattern: Glob) {
      self.field = field
      self.pattern = pattern
    }
  }

  /// What a rule can ask about. The raw value is its name in the file.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case app
    case product
    case storefront
    case currency
  }

  package init(_ role: AccountRole, _ conditions: [Condition] = [], account: String) {
    self.role = role
    self.conditions = conditions
    self.account = account
  }

  func fits(_ entry: JournalEntry) -> Bool {
    conditions.allSatisfy { $0.pattern.fits(entry.text(of: $0.field)) }
  }
}

extension JournalEntry {
  fileprivate func text(of field: AccountRule.Field) -> String {
    switch field {
    case .app: app
    case .product: product
    case .storefront: storefront
    case .currency: currency
    }
  }
}
