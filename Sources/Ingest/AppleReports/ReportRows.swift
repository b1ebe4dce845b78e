internal import Refunds

/// Gathers rows one by one; a row that cannot be read costs that row only, and is named.
struct ReportRows {
  private(set) var rows: [AppleReportRow] = []
  private var unreadable: [(column: String, places: [Int], count: Int)] = []

  /// How many rows stand in the file, unreadable ones included.
  var count: Int { rows.count + unreadable.reduce(0) { $0 + $1.count } }

  mutating func add(
    _ line: ReportLines.Line,
    _ read: (ReportLines.Line) throws(ReportTable.Unreadable) -> AppleReportRow
  ) {
    do throws(ReportTable.Unreadable) {
      rows.append(try read(line))
    } catch {
      note(error.column.heading, line.number)
    }
  }

  private mutating func note(_ column: String, _ line: Int) {
    let index = unreadable.firstIndex { $0.column == column } ?? unreadable.endIndex
    if index == unreadable.endIndex { unreadable.append((column, [], 0)) }
    unreadable[index].count += 1
    if unreadable[index].places.count < AppleReportOddity.linesKept { unreadable[index].places.append(line) }
  }

  /// Puts the rows into their report, with what was odd.
  func fill(_ report: inout AppleReport) {
    report.rows = rows
    report.oddities += unreadable.map {
      AppleReportOddity(.rowUnreadable, lines: $0.places, count: $0.count, subject: $0.column)
    }
    for row in rows { report.days = report.days?.joined(with: row.days) ?? row.days }
    if count == 0 { report.oddities.append(AppleReportOddity(.withoutRows)) }
  }
}
