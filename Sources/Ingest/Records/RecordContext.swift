internal import Refunds

/// What the surroundings of a record say about it: the page it stands on, the notification around it.
struct RecordContext {
  /// The member that holds the value; nil for a value of its own.
  var slot: FieldName?
  var source = SourceKind.transaction
  /// How far everything around the record was checked; nil as long as nothing was signed or decided.
  var trust: Trust?
  var channel = Channel.server
  /// The bundle id and the environment that the surroundings name, as written.
  var app = Symbol.none
  var environment = Symbol.none
  /// When the notification was signed.
  var signedAt: Instant?
  /// The record is a fact about an event whose transaction was not in its receipt; its chain is known.
  var mayLackTransaction = false
  var notification: NotificationFacts?
  /// When the notification says that its transaction was cancelled, for a transaction that does not say it.
  var revokedAt: Instant?
  /// When the receipt around the record was asked for; receipts sign nothing.
  var receivedAt: Instant?
  /// The record stands in `in_app`.
  var isFrozen = false
}

/// What a notification says beside its transaction.
struct NotificationFacts {
  var type = Symbol.none
  var subtype = Symbol.none
  var kind = StatementKind.snapshot
  var identifier = UniversalIdentifier.none
  var requestReason = Symbol.none
  var appVersion = Symbol.none
}
