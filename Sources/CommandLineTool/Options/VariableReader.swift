/// Finds options among the environment variables.
enum VariableReader {
  /// Values of all `REFUNDS_…` variables, and a notice for each that is no option: a slip in a name must not change a
  /// report silently. A repeatable option takes several values with commas between them. An empty variable counts as
  /// not set.
  static func read(_ variables: [String: String]) -> (values: [TypedValue], notices: [ToolNotice]) {
    let options = OptionTable.options.filter(\.isVariable)
    var values: [TypedValue] = []
    for option in options {
      guard let text = variables[option.name.variable], !text.isEmpty else { continue }
      let parts = option.isRepeatable ? text.split(separator: ",").map(String.init) : [text]
      values += parts.map { TypedValue(option.name, $0, .variable(option.name.variable)) }
    }
    let known = options.map(\.name.variable)
    let unknown = variables.keys.filter { $0.hasPrefix(OptionName.variablePrefix) && !known.contains($0) }
    return (values, unknown.sorted().map { notice(on: $0, known: known) })
  }

  private static func notice(on name: String, known: [String]) -> ToolNotice {
    // The prefix that all of them share would make every name look near.
    let prefix = OptionName.variablePrefix
    let advice = Suggestion.advice(
      for: String(name.dropFirst(prefix.count)), among: known.map { String($0.dropFirst(prefix.count)) },
      prefix: prefix, otherwise: "see refunds help environment")
    return ToolNotice("unknown-variable", "unknown environment variable \(name) is ignored", next: advice)
  }
}
