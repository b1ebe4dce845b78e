import Ingest
import Refunds
import Testing

/// What the samples do not show: damage, other spellings, months that are not closed.
@Suite("Apple's reports")
struct AppleReportReaderTests {
  private func report(_ text: String) throws -> AppleReport {
    try AppleReportReader.read(Array(text.utf8), name: "report")
  }

  private static let header =
    "Start Date\tEnd Date\tVendor Identifier\tQuantity\tPartner Share\tExtended Partner Share\t"
    + "Partner Share Currency\tSales or Return\tApple Identifier\tCountry Of Sale\tCustomer Price\tCustomer Currency"
  private static let sale = "03/01/2026\t03/28/2026\tone\t2\t7.00\t14.00\tUSD\tS\t0012\tUS\t9.99\tUSD"

  @Test("a byte order mark, CR LF, capitals and blanks do not matter")
  func spellings() throws {
    let shouting = AppleReportReaderTests.header.uppercased()
    let row = AppleReportReaderTests.sale.replacing("one", with: " one ")
    let read = try report("\u{FEFF}\(shouting)\r\n\(row)\r\nTotal_Rows\t1\r\n")
    #expect(read.rows.map(\.productID) == ["one"])
    // Digits are text: leading zeros stay.
    #expect(read.rows.map(\.appleIdentifier) == ["0012"])
    #expect(read.rows.map(\.line) == [2])
    #expect(read.controlTotals.map(\.holds) == [true])
  }

  @Test("UTF-16 is read, as spreadsheets save it")
  func utf16() throws {
    let units = Array("\u{FEFF}\(AppleReportReaderTests.header)\n\(AppleReportReaderTests.sale)\n".utf16)
    let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(try AppleReportReader.read(bytes, name: "report").rows.count == 1)
  }

  @Test("a row that cannot be read costs that row, and the totals say so")
  func unreadable() throws {
    let broken = AppleReportReaderTests.sale.replacing("9.99", with: "9,99")
    let read = try report(
      "\(AppleReportReaderTests.header)\n\(AppleReportReaderTests.sale)\n\(broken)\nTotal_Rows\t2\nTotal_Amount\t28")
    #expect(read.rows.count == 1)
    #expect(read.oddities == [AppleReportOddity(.rowUnreadable, lines: [3], subject: "Customer Price")])
    // The row stands in the file, but its money is missing.
    #expect(read.controlTotals.map(\.holds) == [true, false])
  }

  @Test("totals of files from before June 2010 stand behind a colon")
  func oldTotals() throws {
    let read = try report("\(AppleReportReaderTests.header)\n\(AppleReportReaderTests.sale)\nTotal_Amount:14.00\n")
    #expect(read.controlTotals == [ControlTotal(.totalAmount, stated: ExactDecimal(14), counted: ExactDecimal(14))])
  }

  @Test("a month that is not closed is refused")
  func pending() {
    let title = "\"iTunes Connect - Payments and Financial Reports\t(March, 2026)\""
    #expect(throws: AppleReportRefusal.pendingPayments) {
      try report("\(title),,,,,,,,,\n,,,,,,,,,\nRegion (Currency),Units Sold,Earned\nUS (USD),1,2\n")
    }
  }

  @Test("Earned with marks between thousands, and a month without conversion")
  func mexico() throws {
    let title = "\"iTunes Connect - Payments and Financial Reports\t(agosto, 2025)\",,,,,,,,,,,,"
    let text = """
      \(title)
      ,,,,,,,,,,,,
      Región (Divisa),Unidades,Ingresado,Impuesto,Ajustes,Retención,Total,Ganancias,Divisa de la cuenta,
      México (MXN),12,"3,479.64",0,0,-100.00,"3,379.64","3,379.64",MXN,
      ,,,,,,,,,,,,
      ,,,,,,,"3,379.64" MXN,,
      """
    let read = try report(text)
    #expect(read.payments.map(\.earned) == [try #require(ExactDecimal("3479.64"))])
    #expect(read.controlTotals.count == 2)
    #expect(read.failedTotals.isEmpty)
    #expect(read.paymentMonth == PaymentMonth(year: 2025, month: 8))
  }

  @Test(
    "a month lies in the years of the App Store",
    arguments: [("0", nil), ("2007", nil), ("2008", 2008), ("9999", 9999), ("10000", nil), ("99999999999999999", nil)])
  func yearsOfPayments(written: String, year: Int?) throws {
    let text = """
      "iTunes Connect\t(\(written)年3月)",,,,,,,,,,,,
      ,,,,,,,,,,,,
      Region,Units,Earned,Tax,Adjustments,Withheld,Total,Proceeds,Currency,
      Mexico (MXN),12,3,0,0,0,3,3,MXN,
      """
    #expect(try report(text).paymentMonth == year.map { PaymentMonth(year: $0, month: 3) })
  }

  @Test("archives, empty files and reports that are not for refunds are refused by name")
  func refusals() {
    #expect(throws: AppleReportRefusal.archive) { try AppleReportReader.read([0x50, 0x4B, 3, 4], name: "") }
    #expect(throws: AppleReportRefusal.empty) { try report("\n \n") }
    #expect(throws: AppleReportRefusal.unknown) { try report("{\"a\": 1}\n") }
    let tax = "ISO Country Code\tState\tTax Category\tTax Type\tTaxes Paid\n"
    #expect(throws: AppleReportRefusal.self) { try report(tax) }
  }
}
