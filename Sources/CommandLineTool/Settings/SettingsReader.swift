/// Turns typed values into meanings and collects what has none. Options that the command does not take are as if
/// nobody had typed them: a config file speaks to all commands at once.
struct SettingsReader {
  let command: CommandName
  private let typed: TypedArguments
  private(set) var problems: [ToolError] = []

  init(_ typed: TypedArguments, for command: CommandName) {
    self.typed = typed
    self.command = command
  }

  /// All values of an option on the highest level that has any.
  func values(of option: OptionName) -> [TypedValue] {
    guard OptionTable.option(option).commands.contains(command) else { return [] }
    return typed.values(of: option)?.values ?? []
  }

  /// The value that counts of an option that takes one.
  func value(of option: OptionName) -> TypedValue? { values(of: option).last }

  /// The level of an option's values, 0 being the command line; nil where there is none.
  func level(of option: OptionName) -> Int? {
    values(of: option).isEmpty ? nil : typed.values(of: option)?.level
  }

  /// The values that were typed with names on the command line, whatever the command.
  var typedOnCommandLine: [TypedValue] { typed.levels.first ?? [] }

  mutating func report(_ error: ToolError) {
    problems.append(error)
  }

  /// Reports a bad value at its origin.
  mutating func refuse(_ value: TypedValue, _ what: String, next: String, excerpt: ToolError.Excerpt? = nil) {
    var what = what
    // A line of a config file does not name the option by itself, as the other places do.
    if case .configFile = value.origin { what = "\(value.option.rawValue): \(what)" }
    var error = ToolError(value.origin.errorCode, what, at: value.origin.place, next: next)
    error.excerpt = excerpt
    report(error)
  }

  mutating func flag(_ option: OptionName) -> Bool {
    guard let value = value(of: option) else { return false }
    switch value.text?.lowercased() {
    case nil, "true", "1": return true
    case "false", "0": return false
    case let text?:
      refuse(value, "unknown value \(text)", next: "write true or false")
      return false
    }
  }

  /// A text that must not be empty.
  mutating func text(_ value: TypedValue) -> String? {
    if let text = value.text, !text.isEmpty { return text }
    refuse(value, "the value is empty", next: "see refunds help \(command.rawValue)")
    return nil
  }

  /// A word of a closed list, in the list's own spelling; small and capital letters are taken as equal.
  mutating func word(_ text: String, in value: TypedValue, among words: [String]) -> String? {
    if let word = words.first(where: { $0.lowercased() == text.lowercased() }) { return word }
    let all = words.count == 1 ? "write \(words[0])" : "write one of \(words.joined(separator: ", "))"
    refuse(value, "unknown value \(text)", next: Suggestion.advice(for: text, among: words, otherwise: all))
    return nil
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ value: TypedValue, as type: Word.Type) -> Word? {
    word(value.text ?? "", in: value, among: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
  }

  mutating func number(_ option: OptionName, in range: ClosedRange<Int>) -> Int? {
    guard let value = value(of: option) else { return nil }
    let text = value.text ?? ""
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(text),
      range.contains(number)
    {
      return number
    }
    let upper = range.upperBound == .max ? "on" : "to \(range.upperBound)"
    refuse(value, "\"\(text)\" does not fit", next: "write a whole number from \(range.lowerBound) \(upper)")
    return nil
  }

  /// Parts between commas, without the spaces around them.
  func parts(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
