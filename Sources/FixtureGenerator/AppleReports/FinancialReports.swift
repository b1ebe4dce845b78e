/// FINANCIAL by region and the payments file, for each fiscal month that was over by the end of the quarter.
enum FinancialReports {
  struct Month: Sendable {
    /// MMYY of the name, the calendar's.
    var label: String
    var title: String
    var first: PacificDay
    var last: PacificDay
  }

  /// From Apple's fiscal calendar of 2026, typed off (finance.md 1.5).
  static let months = [
    Month(label: "0126", title: "January, 2026", first: day(2025, 12, 28), last: day(2026, 1, 31)),
    Month(label: "0226", title: "February, 2026", first: day(2026, 2, 1), last: day(2026, 2, 28)),
    Month(label: "0326", title: "March, 2026", first: day(2026, 3, 1), last: day(2026, 3, 28)),
  ]

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> PacificDay {
    PacificDay(number: CalendarDay.number(year: year, month: month, day: day))
  }

  private static let header = [
    "Start Date", "End Date", "UPC", "ISRC/ISBN", "Vendor Identifier", "Quantity", "Partner Share",
    "Extended Partner Share", "Partner Share Currency", "Sales or Return", "Apple Identifier",
    "Artist/Show/Developer/Author", "Title", "Label/Studio/Network/Developer/Publisher", "Grid",
    "Product Type Identifier", "ISAN/Other Identifier", "Country Of Sale", "Pre-order Flag", "Promo Code",
    "Customer Price", "Customer Currency",
  ]

  /// The files of one month: name and text, the payments last.
  static func files(_ bookings: [Booking], _ month: Month) -> [(name: String, text: String)] {
    let settled = bookings.filter {
      month.first <= $0.settledDay && $0.settledDay <= month.last && $0.pieceMilliunits > 0
    }
    let regions = Dictionary(grouping: settled) { ReportMoney($0).region }.sorted { $0.key < $1.key }
    let files = regions.map { region, bookings in
      (name: "80012345_\(month.label)_\(region).txt", text: text(bookings, month))
    }
    return files + [(name: "financial_report_\(month.label).csv", text: payments(regions.map(\.value), month))]
  }

  private struct Line: Hashable {
    var product: Product
    var country: String
    var currency: String
    var isReturn: Bool
    var priceMilliunits: Int64
    var shareMilliunits: Int64
    var shareCurrency: String
  }

  private static func lines(_ bookings: [Booking]) -> [(line: Line, quantity: Int)] {
    var quantities: [Line: Int] = [:]
    for booking in bookings {
      let money = ReportMoney(booking)
      let storefront = booking.transaction.storefront
      let line = Line(
        product: booking.transaction.product, country: storefront.country, currency: storefront.currency,
        isReturn: booking.isReturn, priceMilliunits: booking.pieceMilliunits, shareMilliunits: money.proceedsMilliunits,
        shareCurrency: money.proceedsCurrency)
      quantities[line, default: 0] += booking.quantity
    }
    func key(_ line: Line) -> (Int, String, String, Int64) {
      (line.isReturn ? 1 : 0, line.product.identifier, line.country, line.priceMilliunits)
    }
    return quantities.sorted { key($0.key) < key($1.key) }.map { ($0.key, $0.value) }
  }

  private static func text(_ bookings: [Booking], _ month: Month) -> String {
    let lines = lines(bookings)
    let rows = lines.map { line, quantity in
      [
        month.first.american, month.last.american, "", "", line.product.identifier, String(quantity),
        ReportMoney.text(line.shareMilliunits), ReportMoney.text(Int64(quantity) * line.shareMilliunits),
        line.shareCurrency, line.isReturn ? "R" : "S", line.product.appleIdentifier, "Example Orchard",
        line.product.name, "", "", line.product.appleType, "", line.country, "", "",
        ReportMoney.text(line.isReturn ? -line.priceMilliunits : line.priceMilliunits), line.currency,
      ]
    }
    let units = lines.reduce(0) { $0 + $1.quantity }
    return SalesReports.table(header, rows)
      + "Total_Rows\t\(rows.count)\nTotal_Amount\t\(ReportMoney.text(earned(bookings)))\nTotal_Units\t\(units)\n"
  }

  private static func earned(_ bookings: [Booking]) -> Int64 {
    bookings.reduce(0) { $0 + Int64($1.quantity) * ReportMoney($1).proceedsMilliunits }
  }

  // Everything is paid in euros, at invented rates in hundredths.
  private static let rates = ["USD": 86, "EUR": 100, "GBP": 115, "BRL": 16, "INR": 1, "JPY": 1]

  private static func payments(_ regions: [[Booking]], _ month: Month) -> String {
    var text = "\"iTunes Connect - Payments and Financial Reports\t(\(month.title))\",,,,,,,,,,,,\n,,,,,,,,,,,,\n"
    text += "Country or Region (Currency),Units Sold,Earned,Pre-Tax Subtotal,Input Tax,Adjustments,Withholding Tax,"
    text += "Total Owed,Exchange Rate,Proceeds,Bank Account Currency,\n"
    var paid: Int64 = 0
    for bookings in regions {
      guard let money = bookings.first.map(ReportMoney.init) else { continue }
      let earned = earned(bookings)
      let rate = rates[money.proceedsCurrency] ?? 100
      let proceeds = earned * Int64(rate) / 1000 * 10
      paid += proceeds
      let units = bookings.reduce(0) { $0 + $1.quantity }
      let cells = [
        "\(money.regionName) (\(money.proceedsCurrency))", String(units), ReportMoney.text(earned),
        ReportMoney.text(earned), "0", "0", "0", ReportMoney.text(earned), ReportMoney.text(Int64(rate) * 10),
        ReportMoney.text(proceeds), "EUR",
      ]
      text += cells.map { "\"\($0)\"" }.joined(separator: ",") + ",\n"
    }
    return text
      + ",,,,,,,,,,,,\n,,,,,,,,,,\"\(ReportMoney.text(paid))\" EUR,,\n,,,,,,,,,,Paid to FICTIONAL BANK -****0000,,\n"
  }
}
