import Refunds

extension SettingsReader {
  /// `--period`, or `--begin` and `--end`. Both ways on one level contradict each other; else the higher level wins.
  mutating func period(_ calendar: PeriodCalendar) -> PeriodRequest {
    let dateLevel = [level(of: .begin), level(of: .end)].compactMap(\.self).min()
    if let named = value(of: .period), let periodLevel = level(of: .period) {
      if periodLevel < dateLevel ?? .max { return expression(named) }
      if periodLevel == dateLevel {
        report(
          ToolError(
            .conflictingOptions, "a period and its dates cannot both be given", at: named.origin.place,
            next: "use --period, or --begin and --end"))
        return .everything
      }
    }
    let begin = value(of: .begin).flatMap { date($0) }
    let end = value(of: .end).flatMap { date($0) }
    if let begin, let end, begin.start(in: calendar.zone) >= end.start(in: calendar.zone), let value = value(of: .end) {
      refuse(
        value, "the period is empty", next: "--end names the first day that no longer counts, after that of --begin")
    }
    return begin == nil && end == nil ? .everything : .dates(begin: begin, end: end)
  }

  /// `--as-of`: the end of a day, or an instant.
  mutating func asOf(_ calendar: PeriodCalendar) -> Instant? {
    value(of: .asOf).flatMap { date($0) }?.end(in: calendar.zone)
  }

  private mutating func expression(_ value: TypedValue) -> PeriodRequest {
    do throws(PeriodError) {
      return .expression(try PeriodExpression(value.text ?? ""))
    } catch {
      refuse(
        value, "\"\(value.text ?? "")\" is no period: \(error.message)", next: "see refunds help periods")
      return .everything
    }
  }

  private mutating func date(_ value: TypedValue) -> PeriodDate? {
    do throws(PeriodError) {
      return try PeriodDate(value.text ?? "")
    } catch {
      refuse(
        value, "\"\(value.text ?? "")\" is no date: \(error.message)",
        next: "write it like 2026-03-04 or 2026-03-04T09:30:00Z")
      return nil
    }
  }
}
