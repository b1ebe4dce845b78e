/// What each statement has of its own, and the numbers of what it shares with others.
struct StatementRow: BitwiseCopyable, Sendable {
  var transaction: Identifier
  var originalTransaction: Identifier
  var accountIdentifier: UniversalIdentifier
  private var timeMilliseconds: Int64
  private var purchaseMilliseconds: Int64
  private var priceOrZero: Int64
  var origin: Origin
  /// Number of a `StatementProfile`.
  var profile: UInt32
  /// Number of `StatementDetails` plus one; 0 for none.
  var details: UInt32
  private var flags: Flags

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let time = Flags(rawValue: 1)
    static let purchase = Flags(rawValue: 2)
    static let price = Flags(rawValue: 4)
    static let upgraded = Flags(rawValue: 8)
    static let frozen = Flags(rawValue: 16)
    static let restoredCopy = Flags(rawValue: 32)
  }

  init(_ statement: Statement, profile: UInt32, details: UInt32) {
    transaction = statement.transaction
    originalTransaction = statement.originalTransaction
    accountIdentifier = statement.accountIdentifier
    timeMilliseconds = statement.time?.milliseconds ?? 0
    purchaseMilliseconds = statement.purchasedAt?.milliseconds ?? 0
    priceOrZero = statement.priceMilliunits ?? 0
    origin = statement.origin
    self.profile = profile
    self.details = details
    flags = []
    if statement.time != nil { flags.insert(.time) }
    if statement.purchasedAt != nil { flags.insert(.purchase) }
    if statement.priceMilliunits != nil { flags.insert(.price) }
    if statement.isUpgraded { flags.insert(.upgraded) }
    if statement.isFrozen { flags.insert(.frozen) }
    if statement.isRestoredCopy { flags.insert(.restoredCopy) }
  }

  func fill(_ statement: inout Statement) {
    statement.originalTransaction = originalTransaction
    statement.accountIdentifier = accountIdentifier
    statement.time = time
    statement.purchasedAt = purchasedAt
    statement.priceMilliunits = priceMilliunits
    statement.origin = origin
    statement.isUpgraded = isUpgraded
    statement.isFrozen = flags.contains(.frozen)
    statement.isRestoredCopy = flags.contains(.restoredCopy)
  }

  var time: Instant? { flags.contains(.time) ? Instant(milliseconds: timeMilliseconds) : nil }
  var purchasedAt: Instant? { flags.contains(.purchase) ? Instant(milliseconds: purchaseMilliseconds) : nil }
  var priceMilliunits: Int64? { flags.contains(.price) ? priceOrZero : nil }
  var isUpgraded: Bool { flags.contains(.upgraded) }
}
