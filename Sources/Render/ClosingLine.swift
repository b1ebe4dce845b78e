import Refunds

/// The last line of a document: which moment, which zone, which period and which definition its numbers follow.
/// Without it a number cannot be made again (metrics.md).
enum ClosingLine {
  static func text(of report: Report) -> String {
    let moment = report.asOf?.text ?? CellText.unknown
    let start = "As of \(moment), \(report.timeZone), \(words(for: report.period))."
    guard !report.definition.id.isEmpty else { return start }
    let meaning = report.definition.meaning
    let end = meaning.isEmpty ? "" : " = \(meaning)" + (meaning.hasSuffix(".") ? "" : ".")
    return "\(start) Definition: \(report.definition.id)\(end.isEmpty ? "." : end)"
  }

  private static func words(for period: DateRange?) -> String {
    guard let period, period.start != nil || period.end != nil else { return "all of the input" }
    let start = period.start.map { "from \(text(of: $0))" }
    let end = period.end.map { "until before \(text(of: $0))" }
    let range = [start, end].compactMap { $0 }.joined(separator: " ")
    return period.label.isEmpty ? "period \(range)" : "period \(period.label) (\(range))"
  }

  /// Midnight UTC is written as its date alone.
  private static func text(of instant: Instant) -> String {
    instant == Instant(milliseconds: instant.dayNumber * Instant.millisecondsPerDay) ? instant.date.text : instant.text
  }
}
