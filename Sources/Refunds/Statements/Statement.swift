/// One thing that one record says about one transaction: a snapshot or an event, with all fields that it carries.
///
/// Absence is `Symbol.none`, `Identifier.none` or nil, never 0: zero is a value for reasons, percentages and prices.
/// Symbols belong to the table of the batch, after merging to the table of `Evidence`.
package struct Statement: Sendable {
  /// The transaction; `none` for an event of a chain whose transaction is not in its own receipt.
  package var transaction: Identifier
  package var originalTransaction = Identifier.none
  /// The line of the order (`web_order_line_item_id`) of a receipt row: copies after a restore share it.
  package var orderLine = Identifier.none
  package var kind = StatementKind.snapshot
  package var source = SourceKind.transaction
  package var trust = Trust.unsigned
  package var channel = Channel.server
  package var environment = Environment.production
  package var origin = Origin(file: 0, record: 0)
  /// The local test store that a facts file says the statement came from; none where the file itself is the store.
  package var localStore = Symbol.none

  /// When the statement was made: `signedDate` of the transaction, else of the notification.
  package var time: Instant?
  /// Notification type and subtype as written, empty for snapshots that came without a notification.
  package var notificationType = Symbol.none
  package var subtype = Symbol.none
  package var notificationIdentifier = UniversalIdentifier.none
  /// The customer's stated reason of a CONSUMPTION_REQUEST, as written.
  package var requestReason = Symbol.none

  package var app = Symbol.none
  package var product = Symbol.none
  package var productType = Symbol.none
  package var ownership = Symbol.none
  package var storefront = Symbol.none
  package var appVersion = Symbol.none
  package var offerType = Symbol.none
  package var offerIdentifier = Symbol.none
  package var offerDiscountType = Symbol.none
  package var transactionReason = Symbol.none
  package var purchasedAt: Instant?
  /// The end of what was bought, of subscriptions alone.
  package var expiresAt: Instant?
  package var priceMilliunits: Int64?
  package var currency = Symbol.none
  package var quantity: Int32?
  package var isUpgraded = false
  package var accountIdentifier = UniversalIdentifier.none
  /// An `appAccountToken` that is no UUID, in lower case.
  package var accountText = Symbol.none

  package var revokedAt: Instant?
  /// The reason as it was written: `0`, `1`, `developerIssue`, or something new.
  package var revocationReason = Symbol.none
  package var revocationType = Symbol.none
  /// Thousandths of a percent: 50000 is 50 %; `unusablePercentage` where something stood that is no number.
  package var revocationPercentage: Int64?

  /// A row of `in_app`, which keeps what its receipt held when it was made: its silence does not undo a revocation.
  package var isFrozen = false

  /// A row of a receipt that had another id of the same charge.
  package internal(set) var isRestoredCopy = false

  /// Index into the rare facts of the batch.
  package var rareFacts: Int32?

  /// A percentage was there and cannot be used: without it the refund must not pass for a full one.
  package static let unusablePercentage = Int64.min

  /// A row of a receipt; the event of a Notification V1 is more than its row.
  package var isReceiptRow: Bool { source.isReceiptRow(of: kind) }

  package init(transaction: Identifier) {
    self.transaction = transaction
  }

  /// Tells apart what ids mean in local test stores, where they begin anew; 0 for all statements of the App Store.
  package var storeNumber: UInt64 {
    guard environment.idsCollideBetweenFiles else { return 0 }
    return localStore.isNone ? UInt64(origin.file) : 1 << 32 | UInt64(localStore.rawValue)
  }
}
