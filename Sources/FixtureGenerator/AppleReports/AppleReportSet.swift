/// A shop as its server heard of it, and the reports that Apple would have published about it.
package struct AppleReportSet: Sendable {
  package struct File: Sendable {
    package var name: String
    package var text: String
  }

  /// Notifications, decoded, a line each.
  package let server: [UInt8]
  /// SALES, SUBSCRIBER, SUBSCRIPTION_EVENT, and for each fiscal month FINANCIAL by region and the payments.
  package let files: [File]
  /// How the planted fault must be named; nil without one.
  package let expectation: PlantedFault.Expectation?

  /// - Parameters:
  ///   - fault: what goes wrong in one place; nil: everything ties out.
  package init(size: Int, seed: UInt64, fault: PlantedFault? = nil) {
    let simulation = Simulation(size: size, seed: seed)
    let bookings = BookingList(simulation).bookings
    let shop = FaultyShop(simulation, bookings, fault: fault, seed: seed)
    server = shop.events.flatMap { DecodedNotifications.record($0).compact + [UInt8(ascii: "\n")] }
    expectation = shop.expectation
    files =
      [
        File(name: "S_D_80012345.txt", text: SalesReports.sales(shop.bookings)),
        File(name: "Subscriber_80012345.txt", text: SalesReports.subscriber(bookings)),
        File(name: "Subscription_Event_80012345.txt", text: SalesReports.events(bookings)),
      ]
      + FinancialReports.months.flatMap { month in
        FinancialReports.files(bookings, month).map { File(name: $0.name, text: $0.text) }
      }
  }
}

/// `generate-fixtures apple-reports`: the notifications of a shop and Apple's reports about it, below one folder.
package enum AppleReportsCommand {
  package static let defaultSize = 300

  static func run(_ words: some Sequence<String>) throws {
    let arguments = try Arguments(words, options: ["--size", "--seed", "--fault", "--output"])
    let output = try arguments.required("--output")
    let fault = try arguments["--fault"].map { name in
      guard let fault = PlantedFault(rawValue: name) else {
        throw Arguments.Misuse(description: "there is no fault \(name)")
      }
      return fault
    }
    let set = AppleReportSet(
      size: try arguments.number("--size", default: defaultSize),
      seed: try arguments.number("--seed", default: ShowcaseCommand.defaultSeed), fault: fault)
    try OutputFile.write(set.server, to: "\(output)/notifications.jsonl")
    for file in set.files { try OutputFile.write(Array(file.text.utf8), to: "\(output)/reports/\(file.name)") }
    guard let expectation = set.expectation else { return }
    // One line for a shell: cause, product, country, currency, and the days that it may stand under.
    let line = [expectation.cause, expectation.product, expectation.country, expectation.currency] + expectation.days
    try OutputFile.write(Array((line.joined(separator: ",") + "\n").utf8), to: "\(output)/expected.csv")
  }
}
