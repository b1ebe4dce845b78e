extension SettingsReader {
  mutating func color() -> ColorChoice {
    value(of: .color).flatMap { word($0, as: ColorChoice.self) } ?? .auto
  }

  /// `--errors`, `--color` and `--quiet`, for standard error.
  mutating func messageStyle(color: ColorChoice, surroundings: Surroundings) -> MessageStyle {
    var style = MessageStyle()
    let format = value(of: .errors).flatMap { word($0, as: ErrorFormat.self) }
    style.isJSON = format == .json
    style.isColored = color.colors(isTerminal: surroundings.isErrorTerminal, variables: surroundings.variables)
    style.isQuiet = flag(.quiet)
    return style
  }
}
