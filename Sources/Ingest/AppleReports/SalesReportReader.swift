internal import Refunds

/// Reads SALES summary. The sign stands in Units, in Customer Price where Units is 0; Developer Proceeds is positive on
/// returns, too (finance.md 0.2 and 0.3).
enum SalesReportReader {
  static func row(_ line: ReportLines.Line, _ table: ReportTable) throws(ReportTable.Unreadable) -> AppleReportRow {
    let days = DayRange(try table.date(.beginDate, line), try table.date(.endDate, line))
    let amounts = try SignedAmounts(line, table)
    var row = AppleReportRow(kind: kind(of: amounts, table.text(.cmb, line)), days: days, line: line.number)
    row.productID = table.text(.sku, line)
    row.appleIdentifier = table.text(.appleIdentifier, line)
    row.country = try table.country(line)
    row.currency = try table.currency(.customerCurrency, line)
    row.units = amounts.units
    row.customerAmount = amounts.customer
    row.proceeds = amounts.proceeds
    // Free rows may leave the currency of nothing blank.
    let hasProceeds = !amounts.proceeds.isZero || !table.text(.proceedsCurrency, line).isEmpty
    if hasProceeds { row.proceedsCurrency = try table.currency(.proceedsCurrency, line) }
    return row
  }

  private static func kind(of amounts: SignedAmounts, _ cmb: String) -> AppleReportRow.Kind {
    if cmb.uppercased().filter({ $0 != " " }) == "CMB-C" { return .bundleCredit }
    if amounts.customer.isZero && amounts.proceeds.isZero { return .free }
    if !amounts.customer.isNegative && !amounts.units.isNegative { return .sale }
    return amounts.units.isNegative && amounts.units.wholeNumber != nil ? .refund : .partialCredit
  }
}

/// Reads SUBSCRIBER. Refund = Yes marks full and partial refunds and the credits of upgrades alike (finance.md 2.6).
enum SubscriberReportReader {
  static func row(_ line: ReportLines.Line, _ table: ReportTable) throws(ReportTable.Unreadable) -> AppleReportRow {
    let day = try table.date(.eventDate, line)
    let amounts = try SignedAmounts(line, table)
    let isWhole = amounts.units.isNegative && amounts.units.wholeNumber != nil
    let isReturn = table.text(.refund, line).lowercased() == "yes"
    var row = AppleReportRow(
      kind: isReturn ? (isWhole ? .refund : .partialCredit) : .sale, days: DayRange(day, day), line: line.number)
    row.appleIdentifier = table.text(.subscriptionAppleIdentifier, line)
    row.country = try table.country(line)
    row.currency = try table.currency(.customerCurrency, line)
    row.units = amounts.units
    row.customerAmount = amounts.customer
    row.proceeds = amounts.proceeds
    if !amounts.proceeds.isZero { row.proceedsCurrency = try table.currency(.proceedsCurrency, line) }
    if isReturn && !table.text(.purchaseDate, line).isEmpty {
      row.purchaseDay = try table.date(.purchaseDate, line)
    }
    return row
  }
}

/// Reads SUBSCRIPTION_EVENT: events that begin with Refund count customer refunds; credits of upgrades are none of them.
enum SubscriptionEventReportReader {
  static func row(_ line: ReportLines.Line, _ table: ReportTable) throws(ReportTable.Unreadable) -> AppleReportRow {
    let day = try table.date(.eventDate, line)
    let event = table.text(.event, line)
    let isRefund = event.lowercased().hasPrefix("refund")
    var row = AppleReportRow(kind: isRefund ? .refund : .event, days: DayRange(day, day), line: line.number)
    row.appleIdentifier = table.text(.subscriptionAppleIdentifier, line)
    row.country = try table.country(line)
    row.event = event
    let quantity = try table.number(.quantity, line)
    // Quantity is positive on refunds, other than in every file with money.
    row.units = isRefund ? -quantity : quantity
    return row
  }
}

/// The signed money of a row of Sales and Trends (finance.md 0.3).
struct SignedAmounts {
  let units: ExactDecimal
  let customer: ExactDecimal
  let proceeds: ExactDecimal

  init(_ line: ReportLines.Line, _ table: ReportTable) throws(ReportTable.Unreadable) {
    units = try table.number(.units, line)
    let price = try table.number(.customerPrice, line)
    let share = try table.number(.developerProceeds, line)
    let isNegative = units.isZero ? price.isNegative : units.isNegative
    let factor = units.isZero ? ExactDecimal(1) : units.magnitude
    let customer = try table.product(factor, price.magnitude, .customerPrice)
    let proceeds = try table.product(factor, share.magnitude, .developerProceeds)
    self.customer = isNegative ? -customer : customer
    self.proceeds = isNegative ? -proceeds : proceeds
  }
}
