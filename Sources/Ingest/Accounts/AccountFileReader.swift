package import Refunds

/// Reads the file of `--accounts`: a rule a line, `refunds product=com.example.pro.* = Expenses:Refunds:Pro`.
///
/// What a role is for comes first, then what must hold of the entry, then the account behind ` = `. The first rule that
/// fits counts. Empty lines and lines that begin with # are for people.
package struct AccountFileReader {
  private let syntax: AccountSyntax
  private var rules: [AccountRule] = []
  /// The line of the rule of a role that takes every entry.
  private var lineOfCatchAll: [AccountRole: Int] = [:]

  /// - Throws: the first line that is no rule. Books with entries in the wrong account would look right.
  package static func read(_ file: [UInt8], for syntax: AccountSyntax) throws(AccountFileError) -> AccountMapping {
    var reader = AccountFileReader(syntax: syntax)
    let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    for (index, line) in TextLines.lines(of: bytes).enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw AccountFileError(line: index + 1, what: "the line is not UTF-8", advice: "save the file as UTF-8")
      }
      try reader.read(text.trimmed, line: index + 1)
    }
    return AccountMapping(reader.rules)
  }

  private init(syntax: AccountSyntax) {
    self.syntax = syntax
  }

  private mutating func read(_ text: Substring, line: Int) throws(AccountFileError) {
    if text.isEmpty || text.hasPrefix("#") { return }
    guard let (words, account) = AccountFileReader.parts(of: text), let word = words.first, !account.isEmpty else {
      throw AccountFileError(
        line: line, what: "expected a role, = with a space on either side, and an account",
        advice: "write it like refunds = Expenses:Refunds")
    }
    guard let role = AccountRole(rawValue: String(word)) else {
      throw AccountFileError(
        line: line, what: "the line does not begin with a role",
        advice: "write \(AccountFileReader.list(AccountRole.self))")
    }
    if let fault = syntax.fault(in: String(account)) {
      throw AccountFileError(
        line: line, what: "the account \(account) \(fault)", advice: "name an account of your books")
    }
    let rule = AccountRule(role, try conditions(words.dropFirst(), line: line), account: String(account))
    try add(rule, line: line)
  }

  private mutating func add(_ rule: AccountRule, line: Int) throws(AccountFileError) {
    if let earlier = lineOfCatchAll[rule.role] {
      throw AccountFileError(
        line: line, what: "the rule is never reached: line \(earlier) takes all \(rule.role.rawValue)",
        advice: "write the rule without conditions last")
    }
    if rule.conditions.isEmpty { lineOfCatchAll[rule.role] = line }
    rules.append(rule)
  }

  private func conditions(
    _ words: ArraySlice<Substring>, line: Int
  ) throws(AccountFileError) -> [AccountRule.Condition] {
    var conditions: [AccountRule.Condition] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let field = AccountRule.Field(rawValue: String(parts[0])), !parts[1].isEmpty else {
        throw AccountFileError(
          line: line, what: "\(word) is no condition",
          advice:
            "write one of \(AccountFileReader.list(AccountRule.Field.self)), then = without spaces, then a pattern")
      }
      conditions.append(AccountRule.Condition(field, Glob(String(parts[1]))))
    }
    return conditions
  }

  /// The words before the first = that stands alone, and the text behind it; nil where there is none.
  private static func parts(of text: Substring) -> (words: [Substring], account: Substring)? {
    var words: [Substring] = []
    var rest = text
    while let start = rest.firstIndex(where: { !$0.isBlank }) {
      let word = rest[start...].prefix { !$0.isBlank }
      rest = rest[word.endIndex...]
      if word == "=" { return (words, String(rest).trimmed) }
      words.append(word)
    }
    return nil
  }

  private static func list<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
    Word.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}

extension String {
  fileprivate var trimmed: Substring {
    guard let start = firstIndex(where: { !$0.isBlank }), let end = lastIndex(where: { !$0.isBlank }) else { return "" }
    return self[start...end]
  }
}
