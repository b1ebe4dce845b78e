/// SALES, SUBSCRIBER and SUBSCRIPTION_EVENT of all days of the quarter in one file each, in the columns of Apple's newest
/// layouts (finance.md 2).
enum SalesReports {
  private static let salesHeader = [
    "Provider", "Provider Country", "SKU", "Developer", "Title", "Version", "Product Type Identifier", "Units",
    "Developer Proceeds", "Begin Date", "End Date", "Customer Currency", "Country Code", "Currency of Proceeds",
    "Apple Identifier", "Customer Price", "Promo Code", "Parent Identifier", "Subscription", "Period", "Category",
    "CMB",
    "Device", "Supported Platforms", "Proceeds Reason", "Preserved Pricing", "Client", "Order Type",
  ]
  private static let subscriberHeader = [
    "Event Date", "App Name", "App Apple ID", "Subscription Name", "Subscription Apple ID", "Subscription Group ID",
    "Standard Subscription Duration", "Subscription Offer Name", "Promotional Offer ID", "Subscription Offer Type",
    "Subscription Offer Duration", "Marketing Opt-In Duration", "Customer Price", "Customer Currency",
    "Developer Proceeds", "Proceeds Currency", "Preserved Pricing", "Proceeds Reason", "Client", "Device", "Country",
    "Subscriber ID", "Subscriber ID Reset", "Refund", "Purchase Date", "Units",
  ]
  private static let eventHeader = [
    "Event Date", "Event", "App Name", "App Apple ID", "Subscription Name", "Subscription Apple ID",
    "Subscription Group ID", "Standard Subscription Duration", "Subscription Offer Type", "Subscription Offer Duration",
    "Marketing Opt-In", "Marketing Opt-In Duration", "Preserved Pricing", "Proceeds Reason", "Subscription Offer Name",
    "Promotional Offer ID", "Consecutive Paid Periods", "Original Start Date", "Device", "Client", "State", "Country",
    "Previous Subscription Name", "Previous Subscription Apple ID", "Days Before Canceling", "Cancellation Reason",
    "Days Canceled", "Quantity", "Paid Service Days Recovered",
  ]

  /// Rows that are alike but for their pieces are one.
  static func sales(_ bookings: [Booking]) -> String {
    var units: [[String]: Int] = [:]
    for booking in bookings {
      let row = salesRow(booking, units: booking.units == 0 ? "0" : "")
      units[row, default: 0] += booking.units == 0 ? 1 : booking.units
    }
    var rows: [[String]] = []
    for (row, count) in units {
      // A credit is a row of its own.
      if row[7] == "0" {
        rows += Array(repeating: row, count: count)
      } else {
        rows.append(row.replacing(7, with: String(count)))
      }
    }
    return table(
      salesHeader, rows.sorted { ($0[9], $0[2], $0[12], $0[15], $0[7]) < ($1[9], $1[2], $1[12], $1[15], $1[7]) })
  }

  private static func salesRow(_ booking: Booking, units: String) -> [String] {
    let transaction = booking.transaction
    let money = ReportMoney(booking)
    let price = booking.isReturn ? -booking.pieceMilliunits : booking.pieceMilliunits
    let isSubscription = transaction.product.isSubscription
    return [
      "APPLE", "US", transaction.product.identifier, " ", transaction.product.name, " ", transaction.product.appleType,
      units, ReportMoney.text(money.proceedsMilliunits), booking.day.american, booking.day.american,
      transaction.storefront.currency, transaction.storefront.country, money.proceedsCurrency,
      transaction.product.appleIdentifier, ReportMoney.text(price), " ", "ORCHARD",
      isSubscription ? (transaction.isRenewal ? "Renewal" : "New") : " ",
      isSubscription ? transaction.product.duration : " ", "Lifestyle", "", "iPhone", "iOS", " ", " ", " ", " ",
    ]
  }

  static func subscriber(_ bookings: [Booking]) -> String {
    let rows = bookings.filter { $0.transaction.product.isSubscription }.map { booking in
      let transaction = booking.transaction
      let money = ReportMoney(booking)
      let price = booking.isReturn ? -booking.pieceMilliunits : booking.pieceMilliunits
      return [
        booking.day.iso, "Orchard", String(Shop.appAppleIdentifier), transaction.product.name,
        transaction.product.appleIdentifier, Shop.subscriptionGroup, transaction.product.duration, "", "", "", "", "",
        ReportMoney.text(price), transaction.storefront.currency, ReportMoney.text(money.proceedsMilliunits),
        money.proceedsCurrency, " ", " ", " ", "iPhone", transaction.storefront.country,
        String(900_000_000_000 + transaction.originalIdentifier % 100_000_000_000), "", booking.isReturn ? "Yes" : "",
        booking.isReturn ? PacificDay(transaction.purchasedAt).iso : "", String(booking.units),
      ]
    }
    return table(subscriberHeader, rows.sorted { ($0[0], $0[21], $0[12]) < ($1[0], $1[21], $1[12]) })
  }

  /// Refunds and upgrades, by count: the credit of an upgrade is no Refund event.
  static func events(_ bookings: [Booking]) -> String {
    var quantities: [[String]: Int] = [:]
    for booking in bookings where booking.transaction.product.isSubscription && booking.isReturn {
      let transaction = booking.transaction
      let event = booking.kind == .upgradeCredit ? "Upgrade" : "Refund"
      var row = Array(repeating: "", count: eventHeader.count)
      row.replaceSubrange(
        0..<8,
        with: [
          booking.day.iso, event, "Orchard", String(Shop.appAppleIdentifier), transaction.product.name,
          transaction.product.appleIdentifier, Shop.subscriptionGroup, transaction.product.duration,
        ])
      row[17] = PacificDay(transaction.originallyPurchasedAt).iso
      row[18] = "iPhone"
      row[21] = transaction.storefront.country
      quantities[row, default: 0] += 1
    }
    let rows = quantities.map { $0.key.replacing(27, with: String($0.value)) }
    return table(
      eventHeader, rows.sorted { ($0[0], $0[1], $0[5], $0[21], $0[17]) < ($1[0], $1[1], $1[5], $1[21], $1[17]) })
  }

  static func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}

extension [String] {
  fileprivate func replacing(_ position: Int, with text: String) -> [String] {
    var row = self
    row[position] = text
    return row
  }
}
