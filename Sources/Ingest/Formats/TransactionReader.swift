internal import Codec
internal import Refunds

/// Transactions: `JWSTransactionDecodedPayload`, and the JSON of StoreKit's `Transaction`, which has the same keys
/// (formats.md 2.1, 5.1).
extension RecordReader {
  mutating func readTransaction(_ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext) {
    let transaction = identifier(.transactionId, index, bytes)
    if transaction.lostDigits { return reject(.idLostDigits, FieldName.transactionId.key) }
    if transaction.identifier.isNone && !context.mayLackTransaction { return reject(.transactionWithoutID) }
    var statement = Statement(transaction: transaction.identifier)
    statement.source = context.source
    statement.trust = context.trust ?? .unsigned
    statement.origin = origin
    statement.channel = fields[.deviceVerification] == nil ? context.channel : .device
    let original = identifier(.originalTransactionId, index, bytes)
    statement.originalTransaction = original.identifier
    if original.lostDigits { note(.idLostDigits, FieldName.originalTransactionId.key) }
    takeSurroundings(of: &statement, index, bytes, context)
    takePurchase(of: &statement, index, bytes)
    takeRevocation(of: &statement, index, bytes)
    statement.revokedAt = statement.revokedAt ?? context.revokedAt
    takeReceiptFacts(of: &statement, index, bytes, context)
    takeRareFacts(of: &statement, index, bytes)
    accept(statement)
  }

  mutating func identifier(
    _ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan
  ) -> (identifier: Identifier, lostDigits: Bool) {
    guard let position = fields[name] else { return (.none, false) }
    switch IdentifierReader.read(bytes, index[position]) {
    case .number(let number): return (Identifier(number: number), false)
    case .text: return (Identifier(symbol: texts.symbol(bytes, index[position])), false)
    case .lostDigits: return (.none, true)
    case .absent, .unusable: return (.none, false)
    }
  }

  mutating func takeSurroundings(
    of statement: inout Statement, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    if let notification = context.notification {
      statement.kind = notification.kind
      statement.notificationType = notification.type
      statement.subtype = notification.subtype
      statement.notificationIdentifier = notification.identifier
      statement.requestReason = notification.requestReason
      statement.appVersion = notification.appVersion
    }
    statement.time = date(.signedDate, index, bytes) ?? context.signedAt ?? context.receivedAt
    let app = symbol(.bundleId, index, bytes)
    statement.app = app.isNone ? context.app : app
    let inner = symbol(.environment, index, bytes)
    statement.environment = environment(inner: inner, outer: context.environment)
    // Xcode has no server: whatever comes from there was written by a test device.
    if case .xcode = statement.environment { statement.channel = .device }
  }

  /// The environment of a record from what the transaction and its surroundings say (rules.md 1).
  private mutating func environment(inner: Symbol, outer: Symbol) -> Environment {
    if inner.isNone && outer.isNone {
      note(.environmentMissing)
      return .production
    }
    let environment = environment(of: inner.isNone ? outer : inner)
    if !inner.isNone && !outer.isNone && self.environment(of: outer) != environment {
      note(.environmentConflict, "\(texts.text(outer)) and \(texts.text(inner))")
      return .sandbox
    }
    if case .unrecognized = environment { note(.environmentUnknown, texts.text(inner.isNone ? outer : inner)) }
    return environment
  }

  private mutating func takePurchase(of statement: inout Statement, _ index: JSONIndex, _ bytes: RawSpan) {
    statement.product = symbol(.productId, index, bytes)
    statement.productType = symbol(.type, index, bytes)
    statement.ownership = symbol(.inAppOwnershipType, index, bytes)
    statement.storefront = symbol(.storefront, index, bytes)
    statement.offerType = code(.offerType, index, bytes)
    statement.offerIdentifier = symbol(.offerIdentifier, index, bytes)
    statement.offerDiscountType = symbol(.offerDiscountType, index, bytes)
    statement.transactionReason = symbol(.transactionReason, index, bytes)
    statement.purchasedAt = date(.purchaseDate, .purchaseDateMs, .purchaseDatePst, index, bytes)
    statement.expiresAt = expiry(index, bytes)
    statement.currency = currency(index, bytes)
    statement.priceMilliunits = amount(.price, index, bytes, currency: statement.currency)
    statement.quantity = quantity(.quantity, index, bytes).flatMap(Int32.init(exactly:))
    statement.isUpgraded = flag(.isUpgraded, index, bytes)
    takeAccount(of: &statement, index, bytes)
    check(statement.productType, in: .productType)
    check(statement.ownership, in: .ownership)
    check(statement.offerType, in: .offerType)
  }

  private mutating func takeAccount(of statement: inout Statement, _ index: JSONIndex, _ bytes: RawSpan) {
    guard let position = fields[.appAccountToken] else { return }
    statement.accountIdentifier = universalIdentifier(.appAccountToken, index, bytes)
    if !statement.accountIdentifier.isNone { return }
    // Nobody checks that a token is a UUID; letter case does not tell customers apart (rules.md 1).
    let text = symbol(.appAccountToken, index, bytes)
    let isZero = UniversalIdentifierReader.read(bytes, from: index[position].start, to: index[position].end) != nil
    statement.accountText = isZero ? .none : texts.symbol(texts.text(text).lowercased())
  }

  private mutating func takeRevocation(of statement: inout Statement, _ index: JSONIndex, _ bytes: RawSpan) {
    statement.revokedAt =
      date(.revocationDate, index, bytes)
      ?? date(.cancellationDate, .cancellationDateMs, .cancellationDatePst, index, bytes)
    statement.revocationReason = reason(.revocationReason, index, bytes)
    if statement.revocationReason.isNone { statement.revocationReason = reason(.cancellationReason, index, bytes) }
    statement.revocationType = symbol(.revocationType, index, bytes)
    statement.revocationPercentage = percentage(.revocationPercentage, index, bytes)
    check(statement.revocationReason, in: .revocationReason)
    check(statement.revocationType, in: .revocationType)
  }

  // Presence is tested by key (rules.md 3): a reason that is no text and no number is an unknown one, not none.
  private mutating func reason(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Symbol {
    guard let position = fields[name] else { return .none }
    switch index[position].kind {
    case .string, .number, .null: return code(name, index, bytes)
    case .true, .false, .array, .object: return texts.symbol(excerpt(of: position, index, bytes))
    }
  }
}
