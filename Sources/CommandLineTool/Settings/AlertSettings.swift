package import Refunds

/// When `report` and `summary` end with exit 1, and how alerts are found.
package struct AlertSettings: Sendable {
  package var rule = AlertRule()
  package var failsOnAlert = false
  /// `--fail-if`, read, and as it was written.
  package var condition: Condition?
  package var conditionText = ""
}

extension SettingsReader {
  /// `--alert-days`, `--fail-on-alert` and `--fail-if`.
  mutating func alerts() -> AlertSettings {
    var settings = AlertSettings()
    if let days = number(.alertDays, in: 1...90) { settings.rule.days = days }
    settings.failsOnAlert = flag(.failOnAlert)
    guard let value = value(of: .failIf), let text = text(value) else { return settings }
    settings.conditionText = text
    do throws(ConditionError) {
      settings.condition = try Condition(text)
    } catch {
      let help = "see refunds help conditions"
      let advice = error.unknownWord.map { Suggestion.advice(for: $0, among: error.knownWords, otherwise: help) }
      refuse(
        value, "\(error.problem), at character \(error.position)", next: advice ?? help,
        excerpt: ToolError.Excerpt(text: text, position: error.position))
    }
    return settings
  }
}
