/// Rows and answers as verifyReceipt gave them: all values are texts, and each date stands there three times
/// (formats.md 4.2). Receipts know no price.
package enum ReceiptRows {
  /// A row of `latest_receipt_info`; one of `in_app` lacks what only the latest state can tell.
  package static func row(_ transaction: Transaction, inApp: Bool = false) -> JSONValue {
    let isSubscription = transaction.product.isSubscription
    var members: [JSONValue.Member] = [
      .init(name: "quantity", value: .string(String(transaction.quantity))),
      .init(name: "product_id", value: .string(transaction.product.identifier)),
      .init(name: "transaction_id", value: .identifier(transaction.identifier)),
      .init(name: "original_transaction_id", value: .identifier(transaction.originalIdentifier)),
    ]
    members += dates("purchase_date", transaction.purchasedAt)
    members += dates("original_purchase_date", transaction.originallyPurchasedAt)
    if let end = transaction.expiresAt { members += dates("expires_date", end) }
    if let line = transaction.orderLine {
      members.append(.init(name: "web_order_line_item_id", value: .identifier(line)))
    }
    if isSubscription {
      members.append(.init(name: "is_trial_period", value: flag(transaction.offer?.discount == .freeTrial)))
    }
    if let revocation = transaction.revocation {
      members += dates("cancellation_date", revocation.date)
      if case .code(let code) = revocation.reason {
        members.append(.init(name: "cancellation_reason", value: .string(String(code))))
      }
    }
    if !inApp {
      members.append(.init(name: "in_app_ownership_type", value: .string(transaction.ownership.rawValue)))
      if transaction.isUpgraded { members.append(.init(name: "is_upgraded", value: flag(true))) }
    }
    return .object(members)
  }

  /// A whole answer about one customer.
  package static func answer(latest: [Transaction], inApp: [Transaction], requestedAt: Moment) -> JSONValue {
    let environment = latest.first?.environment ?? .production
    var receipt: [JSONValue.Member] = [
      .init(name: "receipt_type", value: .string(environment == .production ? "Production" : "ProductionSandbox")),
      .init(name: "bundle_id", value: .string(Shop.bundleIdentifier)),
    ]
    receipt += dates("receipt_creation_date", requestedAt) + dates("request_date", requestedAt)
    receipt.append(.init(name: "in_app", value: .array(inApp.map { row($0, inApp: true) })))
    return .object([
      "status": .integer(0), "environment": .string(environment.rawValue), "receipt": .object(receipt),
      "latest_receipt_info": .array(latest.map { row($0) }),
    ])
  }

  /// The answer about a customer of the showcase at the end of the quarter.
  package static func answer(_ history: [Transaction]) -> JSONValue {
    answer(latest: history, inApp: [], requestedAt: TransactionPages.askedAt)
  }

  static func dates(_ name: String, _ moment: Moment) -> [JSONValue.Member] {
    [
      .init(name: name, value: .string("\(moment.secondText) Etc/GMT")),
      .init(name: "\(name)_ms", value: .string(String(moment.milliseconds))),
      .init(name: "\(name)_pst", value: .string("\(moment.inPacificTime.secondText) America/Los_Angeles")),
    ]
  }

  private static func flag(_ value: Bool) -> JSONValue { .string(value ? "true" : "false") }
}

extension Moment {
  /// `2026-03-04 09:30:00`; fractions of the second are cut off.
  var secondText: String {
    let (year, month, day) = calendarDay
    let second = Int((milliseconds - Int64(dayNumber) * Moment.millisecondsPerDay) / 1000)
    let time = [second / 3600, second / 60 % 60, second % 60].map(Moment.twoDigits).joined(separator: ":")
    return "\(year)-\(Moment.twoDigits(month))-\(Moment.twoDigits(day)) \(time)"
  }

  /// The clock of California. The showcase lies in spring, so that only the change of March has to be known: on the
  /// second Sunday at 10:00 UTC.
  var inPacificTime: Moment {
    let firstOfMarch = CalendarDay.number(year: calendarDay.year, month: 3, day: 1)
    // Day 3 after 1970-01-01 was a Sunday.
    let sunday = firstOfMarch + ((3 - firstOfMarch) % 7 + 7) % 7 + 7
    let change = Moment(milliseconds: Int64(sunday) * Moment.millisecondsPerDay).adding(hours: 10)
    let endOfOctober = Moment(year: calendarDay.year, month: 11, day: 1)
    return adding(hours: self >= change && self < endOfOctober ? -7 : -8)
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
