/// The calendar in which periods are counted: a time zone and the first day of the week.
package struct PeriodCalendar: Hashable, Sendable {
  package var zone = ZoneRules.utc
  package var weekStart = WeekStart.monday

  package enum WeekStart: String, CaseIterable, Hashable, Sendable {
    case monday
    case sunday
  }

  package init(zone: ZoneRules = .utc, weekStart: WeekStart = .monday) {
    self.zone = zone
    self.weekStart = weekStart
  }

  /// The period of a length that holds an instant.
  package func period(_ length: PeriodLength, containing instant: Instant) -> CalendarPeriod {
    period(length, containing: zone.date(at: instant))
  }

  package func period(_ length: PeriodLength, containing date: CivilDate) -> CalendarPeriod {
    switch length {
    case .day: named(date, .day, label: date.text)
    case .week: week(containing: date)
    case .month: named(PeriodUnit.month.start(of: date), .month, label: String(date.text.prefix(7)))
    case .quarter: quarter(containing: date)
    case .year: named(PeriodUnit.year.start(of: date), .year, label: String(date.text.prefix(4)))
    case .fiscalMonth: fiscalMonth(containing: date)
    }
  }

  /// The instants of a period.
  package func range(of period: CalendarPeriod) -> DateRange {
    DateRange(start: zone.start(of: period.first), end: zone.start(of: period.end), label: period.label)
  }

  /// The first day of the period of a unit that holds a date.
  func start(of date: CivilDate, _ unit: PeriodUnit) -> CivilDate {
    switch unit {
    case .week: week(containing: date).first
    case .day, .month, .quarter, .year: unit.start(of: date)
    }
  }

  private func named(_ first: CivilDate, _ unit: PeriodUnit, label: String) -> CalendarPeriod {
    CalendarPeriod(first: first, end: unit.start(first, movedBy: 1), label: label)
  }

  // Weeks from Sunday have no number that everybody agrees on; they are named by their first day.
  private func week(containing date: CivilDate) -> CalendarPeriod {
    switch weekStart {
    case .monday:
      return named(PeriodUnit.week.start(of: date), .week, label: ISOWeek(containing: date).text)
    case .sunday:
      let sunday = CivilDate(dayNumber: date.dayNumber - Int64(date.weekday % 7))
      return named(sunday, .week, label: sunday.text)
    }
  }

  private func quarter(containing date: CivilDate) -> CalendarPeriod {
    let first = PeriodUnit.quarter.start(of: date)
    return named(first, .quarter, label: "\(Digits.padded(Int64(first.year), to: 4))Q\((first.month + 2) / 3)")
  }

  private func fiscalMonth(containing date: CivilDate) -> CalendarPeriod {
    let month = FiscalMonth(containing: date)
    return CalendarPeriod(first: month.firstDay, end: month.next.firstDay, label: month.text)
  }
}

/// The lengths of time by which `summary` splits, beside none at all.
package enum PeriodLength: String, CaseIterable, Hashable, Sendable {
  case day, week, month, quarter, year
  case fiscalMonth = "fiscal-month"
}

/// One period of a calendar, from its first day to the day before its end.
package struct CalendarPeriod: Hashable, Comparable, Sendable {
  package var first: CivilDate
  package var end: CivilDate
  package var label: String

  package static func < (left: CalendarPeriod, right: CalendarPeriod) -> Bool { left.first < right.first }
}
