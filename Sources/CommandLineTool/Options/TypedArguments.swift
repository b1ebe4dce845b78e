/// Everything that was typed, in the order of precedence, before anybody asks what it means.
package struct TypedArguments: Sendable {
  /// The words that are neither options nor their values: the command first, then its inputs.
  package var words: [String] = []
  /// The values of each level: command line, environment variables, nearest config file, the user's config file.
  package var levels: [[TypedValue]] = []
  package var problems: [ToolError] = []

  package init() {}

  /// All values of an option on the highest level that has any, and the number of that level. Lower levels are
  /// replaced, not added to: what the command line says about `--app` is all that counts.
  package func values(of option: OptionName) -> (values: [TypedValue], level: Int)? {
    for (number, level) in levels.enumerated() {
      let values = level.filter { $0.option == option }
      if !values.isEmpty { return (values, number) }
    }
    return nil
  }
}
