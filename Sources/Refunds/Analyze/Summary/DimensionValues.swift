/// The values of dimensions as numbers, and the texts of those numbers.
struct DimensionValues {
  private let ledger: Ledger
  private let calendar: PeriodCalendar
  private var texts: [String] = []
  private var numbers: [String: UInt32] = [:]
  private var accounts: [UniversalIdentifier: UInt32] = [:]
  private var offers: [Offer: UInt32] = [:]
  private var symbols: [Symbol: UInt32] = [:]

  private struct Offer: Hashable {
    var type: Symbol
    var identifier: Symbol
  }

  init(ledger: Ledger, calendar: PeriodCalendar) {
    self.ledger = ledger
    self.calendar = calendar
  }

  func text(_ value: UInt32) -> String { texts[Int(value)] }

  /// The value of a purchase, by the date by which it stands in its period.
  mutating func value(_ dimension: Dimension, of transaction: Transaction, at date: Instant?) -> UInt32 {
    switch dimension {
    case .product: symbol(transaction.product)
    case .productType: symbol(transaction.productType)
    case .storefront: symbol(transaction.storefront)
    case .appVersion: symbol(transaction.appVersion)
    case .offer: offer(of: transaction)
    case .transactionReason: symbol(transaction.transactionReason)
    case .app: symbol(transaction.app)
    case .environment: number(of: transaction.environment.name)
    case .account: account(of: transaction)
    case .weekday: weekday(date)
    case .category, .reason, .requestReason: number(of: "")
    }
  }

  /// The value of a revocation.
  mutating func value(_ dimension: Dimension, of episode: Episode, at date: Instant?) -> UInt32 {
    switch dimension {
    case .category: number(of: episode.verdict.category.rawValue)
    case .reason: number(of: ledger.reasonName(of: episode))
    case .requestReason: symbol(episode.requestReason)
    case .product, .productType, .storefront, .appVersion, .offer, .transactionReason, .app, .environment, .account,
      .weekday:
      value(dimension, of: ledger.transaction(of: episode), at: date)
    }
  }

  mutating func number(of text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    texts.append(text)
    numbers[text] = UInt32(texts.count - 1)
    return UInt32(texts.count - 1)
  }

  mutating func symbol(_ symbol: Symbol) -> UInt32 {
    if let known = symbols[symbol] { return known }
    let number = number(of: ledger.text(symbol))
    symbols[symbol] = number
    return number
  }

  // The offer as its maker calls it, else its kind.
  private mutating func offer(of transaction: Transaction) -> UInt32 {
    let offer = Offer(type: transaction.offerType, identifier: transaction.offerIdentifier)
    if let known = offers[offer] { return known }
    let kinds = ["1": "introductory", "2": "promotional", "3": "offer code", "4": "win-back"]
    let type = ledger.text(offer.type)
    let name = offer.identifier.isNone ? kinds[type] ?? type : ledger.text(offer.identifier)
    let number = number(of: name)
    offers[offer] = number
    return number
  }

  // Customers are only ever shown by their digest.
  private mutating func account(of transaction: Transaction) -> UInt32 {
    if transaction.accountIdentifier.isNone {
      let text = ledger.text(transaction.accountText)
      return number(of: text.isEmpty ? "" : AccountDigest.text(of: text))
    }
    if let known = accounts[transaction.accountIdentifier] { return known }
    let number = number(of: AccountDigest.text(of: transaction.accountIdentifier.text))
    accounts[transaction.accountIdentifier] = number
    return number
  }

  private static let weekdays = [
    "1 Monday", "2 Tuesday", "3 Wednesday", "4 Thursday", "5 Friday", "6 Saturday", "7 Sunday",
  ]

  private mutating func weekday(_ date: Instant?) -> UInt32 {
    number(of: date.map { DimensionValues.weekdays[calendar.zone.date(at: $0).weekday - 1] } ?? "")
  }
}
