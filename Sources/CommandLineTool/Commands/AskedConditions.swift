import Refunds

/// What `--fail-on-alert` and `--fail-if` found: it makes exit 1, after the whole answer.
struct AskedConditions {
  private(set) var isMet = false
  private(set) var notices: [ToolNotice] = []

  /// - Parameter alerts: only looked at under `--fail-on-alert`.
  init(_ settings: Settings, _ run: InputRun, alerts: @autoclosure () -> Alerts) {
    if settings.alerts.failsOnAlert { check(alerts()) }
    if let condition = settings.alerts.condition {
      check(condition, MetricValues(ledger: run.ledger, period: run.period))
    }
  }

  private mutating func check(_ alerts: Alerts) {
    for alert in alerts.alerts {
      isMet = true
      notices.append(
        ToolNotice("alert", alerts.sentence(alert), at: .option(OptionName.failOnAlert.long)))
    }
    guard alerts.tests.isEmpty else { return }
    notices.append(
      ToolNotice("alert-untested", alerts.lead.joined(separator: " "), at: .option(OptionName.failOnAlert.long)))
  }

  private mutating func check(_ condition: Condition, _ values: MetricValues) {
    let place = MessagePlace.option(OptionName.failIf.long)
    var known: [Metric: Double] = [:]
    for metric in condition.metrics {
      if let value = values.value(of: metric) {
        known[metric] = value
      } else {
        notices.append(
          ToolNotice(
            "condition-unknown", "\(metric.text) has no value: there is nothing to divide by, or nothing that fits",
            at: place, next: "a comparison with it is neither true nor false"))
      }
    }
    guard condition.isTrue({ known[$0] }) == true else { return }
    isMet = true
    let facts = condition.metrics.compactMap { metric in
      known[metric].map { "\(metric.text) is \(AskedConditions.text($0))" }
    }
    notices.append(
      ToolNotice("condition-met", "the condition is true: \(facts.joined(separator: ", "))", at: place))
  }

  // A count has all its digits, a rate six.
  private static func text(_ value: Double) -> String {
    guard var decimal = ShortestDecimal(value) else { return "unknown" }
    if value != value.rounded() { decimal.round(toSignificantDigits: 6) }
    return decimal.text()
  }
}
