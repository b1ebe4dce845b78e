internal import Codec
internal import Refunds

/// App Store Server Notifications V2: `responseBodyV2` and `responseBodyV2DecodedPayload` (formats.md 1).
extension RecordReader {
  /// The envelope, as Apple posts it.
  mutating func readSignedNotification(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext
  ) {
    guard let payload = fields[.signedPayload] else { return reject(.notAJWS, FieldName.signedPayload.key) }
    let node = index[payload]
    // Where a placeholder stands for the signed text, a decoded copy may stand beside it.
    let isPlaceholder =
      node.kind == .string && !RecordReader.beginsLikeJWS(bytes, from: node.start, to: node.end)
    if isPlaceholder, readMembers(position, index, bytes, outer) { return }
    var context = outer
    context.slot = .signedPayload
    context.source = .notification
    readValue(payload, index, bytes, context)
  }

  mutating func readNotification(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext
  ) {
    if let slot = outer.slot, RecordReader.transactionSlots.contains(slot) {
      note(.wrongObjectInSlot, "notification in \(slot.key)")
    }
    var context = RecordContext()
    context.source = .notification
    context.trust = outer.trust ?? .unsigned
    context.channel = outer.channel
    context.app = outer.app
    context.environment = outer.environment
    context.signedAt = date(.signedDate, index, bytes)
    var facts = notificationFacts(index, bytes)
    let group = groupWithoutTransaction(type: texts.text(facts.type))
    guard let data = self.position(.data, of: .object, index) else {
      // Rows of databases name the type beside the payload, or beside the members of the transaction.
      if fields[.signedPayload] != nil { return readSignedNotification(position, index, bytes, outer) }
      if fields[.transactionId] != nil {
        facts.requestReason = symbol(.consumptionRequestReason, index, bytes)
        facts.appVersion = symbol(.bundleVersion, index, bytes)
        context.notification = facts
        return readTransaction(index, bytes, context)
      }
      if readMembers(position, index, bytes, outer) { return }
      return endWithoutTransaction(facts, group)
    }

    fields.fill(index, object: data)
    facts.requestReason = symbol(.consumptionRequestReason, index, bytes)
    facts.appVersion = symbol(.bundleVersion, index, bytes)
    context.notification = facts
    takeSurroundings(index, bytes, &context)
    guard let slot = transactionSlot(index, bytes) else { return endWithoutTransaction(facts, group) }
    context.slot = slot.name
    readValue(slot.position, index, bytes, context)
  }

  private mutating func notificationFacts(_ index: JSONIndex, _ bytes: RawSpan) -> NotificationFacts {
    var facts = NotificationFacts()
    facts.type = symbol(.notificationType, index, bytes)
    facts.subtype = symbol(.subtype, index, bytes)
    facts.kind = kind(ofNotificationType: facts.type)
    facts.identifier = universalIdentifier(.notificationUUID, index, bytes)
    check(facts.type, in: .notificationType)
    check(facts.subtype, in: .subtype)
    return facts
  }

  /// The group of a notification that holds no transaction by its nature: by its container, else by its type.
  private func groupWithoutTransaction(type: String) -> RecordGroup {
    if fields[.summary] != nil { return .renewalExtensionSummary }
    if fields[.externalPurchaseToken] != nil || type == "EXTERNAL_PURCHASE_TOKEN" { return .externalPurchaseToken }
    if fields[.appData] != nil || type == "RESCIND_CONSENT" { return .consentRescinded }
    if fields[.unclaimInfo] != nil || type == "UNCLAIM_SEATS" { return .seatsUnclaimed }
    return type == "TEST" ? .testNotification : .notificationWithoutTransaction
  }

  // A refund whose transaction is missing cannot be booked, and must not hide among records that never had one.
  private mutating func endWithoutTransaction(_ facts: NotificationFacts, _ group: RecordGroup) {
    switch facts.kind {
    case .snapshot, .request, .declined: count(group)
    case .refund, .revoke, .reversal: reject(.transactionWithoutID, texts.text(facts.type))
    }
  }

  static let transactionSlots: [FieldName] = [
    .signedTransactionInfo, .transactionInfo, .decodedTransactionInfo, .transaction, .signedTransactions,
  ]

  /// The member that holds the transaction: logs keep it decoded, in Apple's slot or in one of their own beside it. The
  /// first one that can be a transaction counts, so that a placeholder does not hide a decoded copy.
  func transactionSlot(_ index: JSONIndex, _ bytes: RawSpan) -> (name: FieldName, position: Int)? {
    var fallback: (name: FieldName, position: Int)?
    for name in RecordReader.transactionSlots {
      guard let position = fields[name] else { continue }
      let node = index[position]
      let isEmpty = node.kind == .string && node.start == node.end
      let isLikely =
        node.kind == .object
        || node.kind == .string && RecordReader.beginsLikeJWS(bytes, from: node.start, to: node.end)
      if isLikely { return (name, position) }
      if fallback == nil && !isEmpty { fallback = (name, position) }
    }
    return fallback
  }

  /// Bundle id and environment that an object names for what stands inside it.
  mutating func takeSurroundings(_ index: JSONIndex, _ bytes: RawSpan, _ context: inout RecordContext) {
    let app = symbol(.bundleId, index, bytes)
    if !app.isNone { context.app = app }
    let environment = symbol(.environment, index, bytes)
    if !environment.isNone { context.environment = environment }
  }
}

extension StatementKind {
  /// What a notification of this type does; every type but these five is a snapshot of its transaction (rules.md 1).
  init(notificationType: String) {
    switch notificationType {
    case "REFUND": self = .refund
    case "REVOKE": self = .revoke
    case "REFUND_REVERSED": self = .reversal
    case "CONSUMPTION_REQUEST": self = .request
    case "REFUND_DECLINED": self = .declined
    default: self = .snapshot
    }
  }
}
