internal import Refunds

/// What stands below the rows of a financial report: lines of totals, or a table by country and currency, or both. They
/// are recognised by their first field, never by their place (finance.md 1.3).
struct FinancialTrailer {
  private var rowCount: ExactDecimal?
  private var amount: ExactDecimal?
  private var units: String?
  private var unitsLine = 0
  private var countries: [CountryLine] = []
  private(set) var hasCountryTable = false

  private struct CountryLine {
    var place: Place
    var quantity: ExactDecimal?
    var share: ExactDecimal?
  }

  private struct Place: Hashable {
    var country: String
    var currency: String
    var text: String { "\(country)/\(currency)" }
  }

  static func begins(_ line: ReportLines.Line) -> Bool {
    line.field(0).hasPrefix("Total_") || isCountryHeader(line)
  }

  private static func isCountryHeader(_ line: ReportLines.Line) -> Bool {
    let names = line.fields.prefix { !$0.isEmpty }.map(AppleReportColumn.normalized)
    return names == ["countryofsale", "partnersharecurrency", "quantity", "extendedpartnershare"]
  }

  init(_ lines: ArraySlice<ReportLines.Line>) {
    for line in lines {
      if FinancialTrailer.isCountryHeader(line) {
        hasCountryTable = true
      } else if line.field(0).hasPrefix("Total_") {
        readTotal(line)
      } else if hasCountryTable {
        let place = Place(country: line.field(0).uppercased(), currency: line.field(1).uppercased())
        countries.append(
          CountryLine(place: place, quantity: ExactDecimal(line.field(2)), share: ExactDecimal(line.field(3))))
      }
    }
  }

  // Files from before June 2010 write `Total_Amount:32.68`.
  private mutating func readTotal(_ line: ReportLines.Line) {
    let parts = line.field(0).split(separator: ":", maxSplits: 1).map(String.init)
    let value = parts.count == 2 ? parts[1].filter { $0 != " " } : line.field(1)
    switch parts[0] {
    case "Total_Rows": rowCount = ExactDecimal(value)
    case "Total_Amount": amount = ExactDecimal(value)
    case "Total_Units":
      units = value
      unitsLine = line.number
    default: break
    }
  }

  func controlTotals(of rows: [AppleReportRow], rowCount count: Int) -> [ControlTotal] {
    var totals: [ControlTotal] = []
    if let rowCount { totals.append(ControlTotal(.totalRows, stated: rowCount, counted: ExactDecimal(count))) }
    if let amount {
      let sum = rows.reduce(ExactDecimal.zero) { $0 + $1.proceeds }
      totals.append(ControlTotal(.totalAmount, stated: amount, counted: sum))
    }
    return totals + countryTotals(of: rows)
  }

  private func countryTotals(of rows: [AppleReportRow]) -> [ControlTotal] {
    guard hasCountryTable else { return [] }
    var counted: [Place: (quantity: ExactDecimal, share: ExactDecimal)] = [:]
    for row in rows {
      let place = Place(country: row.country, currency: row.proceedsCurrency)
      let known = counted[place] ?? (.zero, .zero)
      counted[place] = (known.quantity + row.units, known.share + row.proceeds)
    }
    var totals = countries.map { line in
      let sums = counted.removeValue(forKey: line.place) ?? (.zero, .zero)
      return ControlTotal(
        .countryTable, line.place.text, stated: FinancialTrailer.text(line.quantity, line.share),
        counted: FinancialTrailer.text(sums.quantity, sums.share))
    }
    for (place, sums) in counted.sorted(by: { $0.key.text < $1.key.text }) {
      totals.append(
        ControlTotal(
          .countryTable, place.text, stated: "", counted: FinancialTrailer.text(sums.quantity, sums.share)))
    }
    return totals
  }

  private static func text(_ quantity: ExactDecimal?, _ share: ExactDecimal?) -> String {
    "\(quantity?.text ?? "?") pieces, \(share?.text ?? "?")"
  }

  /// What Total_Units says where it is not the signed sum: some files count sales only, and some hold anything.
  func unitsNote(of rows: [AppleReportRow]) -> AppleReportOddity? {
    guard let units else { return nil }
    let sum = rows.reduce(ExactDecimal.zero) { $0 + $1.units }
    if ExactDecimal(units) == sum { return nil }
    return AppleReportOddity(.totalUnitsDiffer, lines: [unitsLine], subject: "\(units), rows \(sum.text)")
  }
}
