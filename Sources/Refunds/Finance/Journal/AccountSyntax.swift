/// How a program of plain-text accounting wants the names of accounts to be written.
package enum AccountSyntax: Hashable, Sendable, CaseIterable {
  case hledger
  case beancount

  private static let beancountRoots = ["Assets", "Liabilities", "Equity", "Income", "Expenses"]

  /// What is wrong with the name of an account, in words that go on from "the account …"; nil where nothing is.
  package func fault(in account: String) -> String? {
    let parts = account.split(separator: ":", omittingEmptySubsequences: false)
    if parts.contains(where: \.isEmpty) { return "has an empty part; write one : between two parts" }
    return switch self {
    case .hledger: AccountSyntax.hledgerFault(account)
    case .beancount: AccountSyntax.beancountFault(parts)
    }
  }

  // Two spaces end a name and begin the amount, a semicolon a comment; brackets around it and marks before it change
  // what a posting means.
  private static func hledgerFault(_ account: String) -> String? {
    if account.contains("  ") { return "has two spaces in a row, where hledger ends the name" }
    if account.contains(";") { return "has a semicolon, where hledger begins a comment" }
    if !account.unicodeScalars.allSatisfy({ $0 == " " || isVisible($0) }) { return "has an invisible character" }
    return account.first.map { $0.isLetter || $0.isNumber } == true ? nil : "does not begin with a letter or a digit"
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned: false
    default: true
    }
  }

  private static func beancountFault(_ parts: [Substring]) -> String? {
    guard parts.count > 1, beancountRoots.contains(String(parts[0])) else {
      return "does not begin with \(beancountRoots.map { $0 + ":" }.joined(separator: ", "))"
    }
    for part in parts.dropFirst() {
      let scalars = Array(part.unicodeScalars)
      guard isCapital(scalars[0]) || isDigit(scalars[0]) else {
        return "has the part \(part), which does not begin with a capital letter or a digit"
      }
      guard scalars.allSatisfy({ isLetter($0) || isDigit($0) || $0 == "-" }) else {
        return "has the part \(part), in which there is more than letters, digits and hyphens"
      }
    }
    return nil
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .uppercaseLetter
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
