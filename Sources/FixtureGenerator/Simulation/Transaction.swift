/// One purchase or one period of a subscription, as it stands at some time.
package struct Transaction: Sendable {
  package var identifier: Int64
  package var originalIdentifier: Int64
  /// `webOrderLineItemId`; only subscriptions have one.
  package var orderLine: Int64?
  package var product: Product
  package var storefront: Storefront
  package var purchasedAt: Moment
  package var originallyPurchasedAt: Moment
  package var expiresAt: Moment?
  package var quantity = 1
  /// For the whole quantity, after offers; nil where Apple sends none, as for family members.
  package var priceMilliunits: Int64?
  /// As written in the payload: one record of the showcase spells it in lower case.
  package var currencyText: String
  package var isRenewal = false
  package var ownership = Ownership.purchased
  /// `appAccountToken`, a UUID.
  package var account: String?
  package var appTransaction: Int64
  package var offer: Offer?
  package var environment = StoreEnvironment.production
  /// The build that the customer ran; every notification about the transaction names the same one.
  package var appVersion: Int
  package var isUpgraded = false
  package var revocation: Revocation?
}

package enum Ownership: String, Sendable {
  case purchased = "PURCHASED"
  case familyShared = "FAMILY_SHARED"
}

package enum StoreEnvironment: String, Sendable {
  case production = "Production"
  case sandbox = "Sandbox"
}

/// The revocation fields of a transaction.
package struct Revocation: Sendable {
  package var date: Moment
  package var reason: Reason?
  /// `revocationType`; absent in everything that was signed before 2025-12-10.
  package var typeName: String?
  /// Thousandths of a percent: 50000 is half.
  package var percentage: Int64?

  package enum Reason: Sendable {
    case code(Int64)
    /// Device-side exports write the name of StoreKit's constant instead of the number.
    case named(String)
  }
}

package struct Offer: Sendable {
  /// 1 introductory, 2 promotional, 3 offer code, 4 win-back (formats.md 2.1).
  package var type: Int64
  package var identifier: String?
  package var discount: Discount
  package var period: String

  package enum Discount: String, Sendable {
    case freeTrial = "FREE_TRIAL"
    case payAsYouGo = "PAY_AS_YOU_GO"
  }

  static let freeTrial = Offer(type: 1, identifier: nil, discount: .freeTrial, period: "P1W")
  static let introductory = Offer(type: 1, identifier: nil, discount: .payAsYouGo, period: "P1M")
  static let promotional = Offer(type: 2, identifier: "harvest-2026", discount: .payAsYouGo, period: "P1M")
  static let code = Offer(type: 3, identifier: "SEEDLING", discount: .payAsYouGo, period: "P1M")
}

extension Transaction {
  /// Whether money was paid: the denominator of the refund rate (rules.md 6).
  package var isPaid: Bool {
    environment == .production && ownership == .purchased && offer?.discount != .freeTrial && priceMilliunits != 0
  }
}
