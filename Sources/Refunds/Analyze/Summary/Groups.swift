/// Sorts transactions and revocations into periods and groups, and says what the groups are.
struct Groups {
  private let summary: Summary
  private var values: DimensionValues
  private var table = GroupTable()
  private var periods: [CalendarPeriod] = []
  private var periodOfDay: [Int64: UInt32] = [:]
  private var periodNumbers: [CalendarPeriod: UInt32] = [:]

  /// A group: its period, unknown where a date is missing, its values, and the currency of a group of money.
  struct Key {
    var period: CalendarPeriod?
    var values: [String]
  }

  init(_ summary: Summary) {
    self.summary = summary
    values = DimensionValues(ledger: summary.ledger, calendar: summary.request.calendar)
  }

  /// - Parameter currency: splits the groups further.
  mutating func number(of transaction: Transaction, currency: Symbol? = nil) -> Int {
    var link = table.link(after: GroupTable.start, period(of: transaction.purchasedAt))
    for dimension in summary.request.dimensions {
      link = table.link(after: link, values.value(dimension, of: transaction, at: transaction.purchasedAt))
    }
    if let currency { link = table.link(after: link, values.symbol(currency)) }
    return table.group(endingAt: link)
  }

  mutating func number(of episode: Episode, currency: Symbol? = nil) -> Int {
    let date = summary.date(of: episode)
    var link = table.link(after: GroupTable.start, period(of: date))
    for dimension in summary.request.dimensions {
      link = table.link(after: link, values.value(dimension, of: episode, at: date))
    }
    if let currency { link = table.link(after: link, values.symbol(currency)) }
    return table.group(endingAt: link)
  }

  /// The groups in the order of their numbers.
  var keys: [Key] {
    table.groups.map { numbers in
      Key(
        period: numbers[0] == 0 ? nil : periods[Int(numbers[0]) - 1], values: numbers.dropFirst().map(values.text))
    }
  }

  // 0 is the whole of the input, or an unknown date.
  private mutating func period(of instant: Instant?) -> UInt32 {
    guard let length = summary.request.per, let instant else { return 0 }
    let date = summary.request.calendar.zone.date(at: instant)
    if let known = periodOfDay[date.dayNumber] { return known }
    let period = summary.request.calendar.period(length, containing: date)
    let number = periodNumbers[period] ?? UInt32(periods.count + 1)
    if number > periods.count {
      periods.append(period)
      periodNumbers[period] = number
    }
    periodOfDay[date.dayNumber] = number
    return number
  }
}

extension Groups.Key {
  /// The cells of period and groups; a group without a value has an empty cell.
  func cells(per: PeriodLength?) -> [Cell] {
    let names = values.map(Cell.text)
    return per == nil ? names : [period.map { .text($0.label) } ?? .unknown] + names
  }
}
