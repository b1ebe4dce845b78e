/// Takes the command line apart into words and options. It knows spellings, not meanings.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private(set) var words: [String] = []
  private(set) var values: [TypedValue] = []
  private(set) var problems: [ToolError] = []

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func read() {
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      if argument.hasPrefix("--") {
        readLong(argument)
      } else if argument.hasPrefix("-") && argument != "-" {
        readCluster(argument.dropFirst())
      } else {
        words.append(argument)
      }
    }
  }

  private mutating func readLong(_ argument: String) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = OptionTable.option(long: name) else {
      let advice = Suggestion.advice(
        for: name, among: OptionTable.options.map(\.name.rawValue), prefix: "--", otherwise: "see refunds help")
      problems.append(ToolError(.unknownOption, "unknown option --\(name)", next: advice))
      return
    }
    add(option, spelled: option.name.long, attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Reads `-nq`, `-Ocsv` and `-nO csv`: after the first option that takes a value the rest is that value.
  private mutating func readCluster(_ letters: Substring) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = OptionTable.option(short: letter) else {
        problems.append(ToolError(.unknownOption, "unknown option -\(letter)", next: "see refunds help"))
        return
      }
      switch option.value {
      case .flag:
        add(option, spelled: "-\(letter)", attached: nil)
      case .text, .words, .optionalText:
        // `-O=csv` is not what getopt reads, and can mean nothing else.
        let value = letters.first == "=" ? letters.dropFirst() : letters
        add(option, spelled: "-\(letter)", attached: letters.isEmpty ? nil : String(value))
        return
      }
    }
  }

  private mutating func add(_ option: Option, spelled spelling: String, attached: String?) {
    let text: String?
    switch option.value {
    case .flag:
      text = attached
    case .optionalText:
      text = attached ?? popValue()
    case .text, .words:
      text = attached ?? popValue()
      if text == nil {
        problems.append(missingValue(of: option, spelled: spelling))
        return
      }
    }
    values.append(TypedValue(option.name, text, .commandLine(spelling: spelling)))
  }

  private mutating func missingValue(of option: Option, spelled spelling: String) -> ToolError {
    var advice = "write \(option.spelling.drop { $0 == " " })"
    if let next = rest.first, next != "--", !isOption(next) {
      // It was meant as the value, and would only be an unknown option besides.
      rest.removeFirst()
      advice = "a value that begins with - is written \(option.name.long)=\(next)"
    }
    return ToolError(.missingValue, "the value is missing", at: .option(spelling), next: advice)
  }

  private func isOption(_ word: String) -> Bool {
    if word.hasPrefix("--") { return OptionTable.option(long: String(word.dropFirst(2).prefix { $0 != "=" })) != nil }
    return word.count == 2 && word.last.flatMap(OptionTable.option(short:)) != nil
  }

  // A word that looks like an option is never taken as a value: `--begin --end 2026-03-04` is a slip, not a date.
  private mutating func popValue() -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }
}
