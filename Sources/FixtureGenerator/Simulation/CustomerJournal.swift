/// The life of one customer, in order of time: an agenda of things to come, what happened, and what Apple told the shop.
///
/// The answer key is written where a thing happens, by what is done there. Nothing is derived from the notifications.
struct CustomerJournal: Sendable {
  typealias Action = @Sendable (inout CustomerJournal) -> Void

  let shop: Shop
  let storefront: Storefront
  let environment: StoreEnvironment
  /// The customer's `appAccountToken`; most teams set one, some customers are older than that.
  let account: String?
  var random: RandomSource

  private(set) var now = Shop.start
  var transactions: [Transaction] = []
  /// Whether a notification of the quarter named the transaction at all.
  private(set) var isSeen: [Bool] = []
  private(set) var events: [Event] = []
  var episodes: [Episode] = []
  var requests: [RefundRequest] = []

  /// The running period of the customer's subscription, by position.
  var currentPeriod: Int?
  var renewsAutomatically = true
  var nextProduct: Product?
  /// The family members' copies of a purchase, by position: (the purchase, the copy).
  var familyCopies: [(purchase: Int, copy: Int)] = []

  private let firstIdentifier: Int64
  private var identifiers: RandomSource
  private var agenda: [(moment: Moment, action: Action)] = []

  init(
    shop: Shop, number: Int, seed: UInt64, storefront: Storefront, hasAccount: Bool = true,
    environment: StoreEnvironment = .production
  ) {
    self.shop = shop
    self.storefront = storefront
    self.environment = environment
    // Testers are numbered from 0 as customers are, and share no stream with them.
    let isTester: UInt64 = environment == .sandbox ? 10 : 0
    random = RandomSource(seed: seed, stream: UInt64(number), purpose: 1 + isTester)
    identifiers = RandomSource(seed: seed, stream: UInt64(number), purpose: 2 + isTester)
    // Sandbox ids live in a range of their own, as they do at Apple.
    let base: Int64 = environment == .production ? 410_000_000_000_000 : 2_000_000_000_000_000
    firstIdentifier = base + Int64(number) * 4096
    account = hasAccount ? identifiers.universalIdentifier() : nil
  }

  /// Puts something on the agenda. What lies after the quarter never happens.
  mutating func at(_ moment: Moment, _ action: @escaping Action) {
    let position = agenda.firstIndex { $0.moment > moment } ?? agenda.count
    agenda.insert((moment, action), at: position)
  }

  mutating func after(hours: Int, _ action: @escaping Action) {
    at(now.adding(hours: hours).adding(milliseconds: random.below(Moment.millisecondsPerHour)), action)
  }

  /// Lives through the agenda.
  mutating func run() {
    while let next = agenda.first, next.moment < Shop.end {
      agenda.removeFirst()
      now = next.moment
      next.action(&self)
    }
  }

  /// Adds a transaction and gives its position.
  mutating func add(_ transaction: Transaction) -> Int {
    transactions.append(transaction)
    isSeen.append(false)
    return transactions.count - 1
  }

  mutating func newIdentifier() -> Int64 {
    firstIdentifier + Int64(transactions.count) * 7 + identifiers.below(7)
  }

  /// The id that stands for this customer, or a family member of theirs, in this app.
  func appTransaction(member: Int = 0) -> Int64 {
    704_000_000_000_000_000 + (firstIdentifier + Int64(member)) % 1_000_000_000_000
  }

  var isInsideQuarter: Bool { Shop.start <= now && now < Shop.end }

  /// What the shop is told about a transaction. Before the quarter nobody listened.
  mutating func notify(
    _ type: NotificationType, _ subtype: String? = nil, about position: Int, status: Status? = nil,
    expirationIntent: Int64? = nil, requestReason: RequestReason? = nil
  ) {
    guard isInsideQuarter else { return }
    isSeen[position] = true
    let transaction = transactions[position]
    let signedAt = min(now.adding(milliseconds: identifiers.below(900)), Shop.end.adding(milliseconds: -2))
    events.append(
      Event(
        type: type, subtype: subtype, identifier: identifiers.universalIdentifier(), signedAt: signedAt,
        deliveredAt: signedAt, environment: environment, appVersion: transaction.appVersion,
        transaction: transaction, renewal: renewal(of: position, expirationIntent),
        status: transaction.product.isSubscription ? status ?? currentStatus(position) : nil,
        requestReason: requestReason))
  }

  private func currentStatus(_ position: Int) -> Status {
    transactions[position].revocation != nil && position == currentPeriod ? .revoked : .active
  }

  private func renewal(of position: Int, _ expirationIntent: Int64?) -> Renewal? {
    let transaction = transactions[position]
    guard transaction.product.isSubscription, let expiresAt = transaction.expiresAt else { return nil }
    return Renewal(
      isAutomatic: renewsAutomatically, nextProduct: nextProduct ?? transaction.product, renewsAt: expiresAt,
      startedAt: transaction.originallyPurchasedAt, expirationIntent: expirationIntent)
  }

  /// Changes the newest notification, for the few that are odd on purpose.
  mutating func editLastEvent(_ edit: (inout Event) -> Void) {
    guard let last = events.indices.last else { return }
    edit(&events[last])
  }

  /// Apple sends a notification once more, though the shop had taken it.
  mutating func repeatEvent(_ matches: (Event) -> Bool) {
    guard var event = events.first(where: matches) else { return }
    event.isRedelivery = true
    event.deliveredAt = now
    events.append(event)
  }

  /// The transactions whose refund stands, with their last state.
  var standingRefunds: [Transaction] {
    transactions.filter { transaction in
      episodes.contains { $0.isStandingRefund && $0.transaction.identifier == transaction.identifier }
    }
  }

  /// Whether a notification shows the transaction as bought, not only as something that is to come back.
  func reportsPurchase(of transaction: Transaction) -> Bool {
    events.contains { event in
      guard let named = event.transaction, named.identifier == transaction.identifier else { return false }
      switch event.type {
      case .consumptionRequest, .refund, .refundDeclined, .refundReversed, .revoke: return false
      case .subscribed, .didRenew, .didFailToRenew, .oneTimeCharge, .offerRedeemed, .didChangeRenewalPreference,
        .didChangeRenewalStatus, .expired, .test:
        return named.revocation == nil
      }
    }
  }
}
