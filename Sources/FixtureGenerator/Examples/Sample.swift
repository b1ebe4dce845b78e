/// The purchases that the small examples are made of: round dates, short ids, prices of the United States.
enum Sample {
  static let purchasedAt = Moment(year: 2026, month: 3, day: 2, hour: 8)
  static let refundedAt = Moment(year: 2026, month: 3, day: 6, hour: 8)

  static func transaction(
    _ number: Int64, _ product: Product = .monthly, in storefront: Storefront = .usa
  ) -> Transaction {
    let identifier = 990_000_000_000_000 + number
    return Transaction(
      identifier: identifier, originalIdentifier: identifier,
      orderLine: product.isSubscription ? 980_000_000_000_000 + number : nil, product: product,
      storefront: storefront, purchasedAt: purchasedAt, originallyPurchasedAt: purchasedAt,
      expiresAt: product.periodMonths.map { purchasedAt.adding(months: $0) },
      priceMilliunits: storefront.price(of: product), currencyText: storefront.currency,
      account: "00000000-0000-4000-8000-\(twelveDigits(900 + number))",
      appTransaction: 704_000_000_000_000_000 + number, appVersion: 141)
  }

  /// The same after a refund.
  static func refunded(
    _ transaction: Transaction, _ reason: Grant.Reason = .developerIssue, _ form: Grant.Form = .full
  ) -> Transaction {
    var refunded = transaction
    refunded.revocation = Grant(reason: reason, form: form).revocation(at: refundedAt)
    return refunded
  }

  static func event(
    _ type: NotificationType, _ subtype: String? = nil, number: Int64, about transaction: Transaction?,
    at moment: Moment
  ) -> Event {
    let isSubscription = transaction?.product.isSubscription == true
    return Event(
      type: type, subtype: subtype, identifier: "00000000-0000-4000-8000-\(twelveDigits(number))",
      signedAt: moment, deliveredAt: moment, environment: .production, appVersion: 141, transaction: transaction,
      renewal: transaction.flatMap { isSubscription ? renewal(of: $0) : nil },
      status: isSubscription ? transaction?.revocation == nil ? .active : .revoked : nil)
  }

  static func renewal(of transaction: Transaction) -> Renewal {
    Renewal(
      isAutomatic: transaction.revocation == nil, nextProduct: transaction.product,
      renewsAt: transaction.expiresAt ?? transaction.purchasedAt, startedAt: transaction.originallyPurchasedAt)
  }

  static var purchaseEvent: Event {
    event(.subscribed, "INITIAL_BUY", number: 1, about: transaction(1), at: purchasedAt)
  }

  static var refundEvent: Event {
    event(.refund, number: 2, about: refunded(transaction(1)), at: refundedAt.adding(milliseconds: 60_000))
  }

  /// The decoded notification of a purchase of 9.99 USD.
  static var purchase: JSONValue { DecodedNotifications.record(purchaseEvent) }

  /// The decoded notification of its refund.
  static var refund: JSONValue { DecodedNotifications.record(refundEvent) }

  /// The refund with members of the transaction changed or, by nil, removed.
  static func refund(_ changes: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    refund.changingTransaction(changes)
  }

  private static func twelveDigits(_ number: Int64) -> String {
    String(String(1_000_000_000_000 + number).dropFirst())
  }
}

extension JSONValue {
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// A decoded notification with members of its transaction changed or removed.
  func changingTransaction(_ changes: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    guard let data = self["data"], let transaction = data["signedTransactionInfo"] else { return self }
    return with(["data": data.with(["signedTransactionInfo": transaction.with(changes)])])
  }

  /// A decoded notification with members of `data` changed or removed.
  func changingData(_ changes: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    guard let data = self["data"] else { return self }
    return with(["data": data.with(changes)])
  }
}
