internal import Codec
internal import Refunds

/// Answers of verifyReceipt and what stands in them (formats.md 4.2). No receipt says what anything cost.
extension RecordReader {
  mutating func readReceiptAnswer(_ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext) {
    let status = text(ofCode: .status, index, bytes)
    // 21006 belongs to an expired subscription, and its receipt is as good as any.
    if !["", "0", "21006"].contains(status) {
      note(.receiptStatus, RecordReader.meaning(ofReceiptStatus: status))
      return count(.errorAnswer)
    }
    var context = outer
    if context.source != .notificationV1 { context.source = .receipt }
    context.trust = context.trust ?? .unsigned
    takeSurroundings(index, bytes, &context)
    let lists = receiptLists(index)
    if let receipt = position(.receipt, of: .object, index) {
      readReceipt(receipt, index, bytes, &context, lists)
    } else {
      takeReceiptSurroundings(index, bytes, &context)
      readReceiptLists(lists, index, bytes, context)
    }
  }

  /// A row that stands alone, as people keep them.
  mutating func readReceiptRow(_ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext) {
    var context = outer
    if context.source == .transaction { context.source = .receipt }
    readTransaction(index, bytes, context)
  }

  /// The lists of rows in the object that `fields` was filled from. A list may be a single object: iOS 6 had one
  /// transaction in a receipt.
  func receiptLists(_ index: JSONIndex) -> ReceiptLists {
    ReceiptLists(
      latest: [.latestReceiptInfo, .latestExpiredReceiptInfo].compactMap { rows($0, index) },
      inApp: rows(.inApp, index))
  }

  private func rows(_ name: FieldName, _ index: JSONIndex) -> Int? {
    position(name, of: .array, index) ?? position(name, of: .object, index)
  }

  private mutating func readReceipt(
    _ receipt: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: inout RecordContext, _ outer: ReceiptLists
  ) {
    fields.fill(index, object: receipt)
    let outerEnvironment = context.environment
    takeSurroundings(index, bytes, &context)
    context.environment = outerEnvironment.isNone ? context.environment : outerEnvironment
    takeReceiptSurroundings(index, bytes, &context)
    var lists = receiptLists(index)
    lists.latest += outer.latest
    if lists.inApp == nil { lists.inApp = outer.inApp }
    // The oldest receipts are one purchase; only the newer shapes have lists.
    if fields[.transactionId] != nil {
      readReceiptRow(index, bytes, context)
      if lists.isEmpty { return }
    }
    readReceiptLists(lists, index, bytes, context)
  }

  /// What a receipt says about all its rows: its app, its kind, when it was asked for.
  private mutating func takeReceiptSurroundings(_ index: JSONIndex, _ bytes: RawSpan, _ context: inout RecordContext) {
    if context.app.isNone { context.app = symbol(.bid, index, bytes) }
    context.receivedAt =
      date(.requestDate, .requestDateMs, .requestDatePst, index, bytes)
      ?? date(.receiptCreationDate, .receiptCreationDateMs, .receiptCreationDatePst, index, bytes)
    let type = symbol(.receiptType, index, bytes)
    guard !type.isNone else { return }
    if context.environment.isNone {
      context.environment = type
    } else if environment(of: type) != environment(of: context.environment) {
      note(.environmentConflict, "\(texts.text(context.environment)) and \(texts.text(type))")
      context.environment = texts.symbol(Environment.sandbox.name)
    }
  }

  func isRow(_ position: Int, _ index: JSONIndex) -> Bool { index[position].kind == .object }

  private mutating func readReceiptLists(
    _ lists: ReceiptLists, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    let before = batch.recordCount
    for list in lists.latest { readRows(list, index, bytes, context) }
    if let inApp = lists.inApp {
      var context = context
      context.isFrozen = true
      readRows(inApp, index, bytes, context)
    }
    if batch.recordCount == before { count(.receiptWithoutPurchase) }
  }

  private mutating func readRows(_ list: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext) {
    if isRow(list, index) {
      fields.fill(index, object: list)
      return readReceiptRow(index, bytes, context)
    }
    forEachElement(of: list, index) { reader, row in
      guard reader.isRow(row, index) else { return reader.reject(.notRecognized, "row of a receipt") }
      reader.fields.fill(index, object: row)
      reader.readReceiptRow(index, bytes, context)
    }
  }

  /// What only receipts tell about a transaction.
  mutating func takeReceiptFacts(
    of statement: inout Statement, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    switch statement.source {
    case .receipt, .notificationV1: break
    case .notification, .transactionHistory, .refundHistory, .transactionInfo, .subscriptionStatus, .orderLookup,
      .transaction:
      return
    case .vendor:
      // Events of vendors say nothing about refunds that they do not tell.
      statement.isFrozen = context.isFrozen
      return
    }
    statement.isFrozen = context.isFrozen
    checkExpiry(index, bytes)
    statement.orderLine = identifier(.webOrderLineItemId, index, bytes).identifier
    if statement.app.isNone { statement.app = symbol(.bid, index, bytes) }
    if flag(.isTrialPeriod, index, bytes) { statement.offerDiscountType = texts.symbol("FREE_TRIAL") }
    takeReceiptOffer(of: &statement, index, bytes)
  }

  // Receipts tell offers by their names; the numbers are those of `offerType` (formats.md 2.1).
  private mutating func takeReceiptOffer(of statement: inout Statement, _ index: JSONIndex, _ bytes: RawSpan) {
    guard statement.offerType.isNone && statement.offerIdentifier.isNone else { return }
    for (field, type) in [(FieldName.promotionalOfferId, "2"), (.offerCodeRefName, "3")] {
      let name = symbol(field, index, bytes)
      if name.isNone { continue }
      statement.offerIdentifier = name
      statement.offerType = texts.symbol(type)
      return
    }
    if flag(.isInIntroOfferPeriod, index, bytes) { statement.offerType = texts.symbol("1") }
  }

  /// Whether an object without any list of purchases has a status that only verifyReceipt gives.
  mutating func hasReceiptStatus(_ index: JSONIndex, _ bytes: RawSpan) -> Bool {
    let status = text(ofCode: .status, index, bytes)
    return status.count == 5 && status.hasPrefix("21")
  }

  static func meaning(ofReceiptStatus status: String) -> String {
    let isInternal = Int(status).map { (21_100...21_199).contains($0) } == true
    let unlisted = isInternal ? "internal error of the App Store" : "unknown status"
    return "\(status): \(receiptStatusMeanings[status] ?? unlisted)"
  }

  private static let receiptStatusMeanings = [
    "21000": "the request was no POST",
    "21001": "no longer sent",
    "21002": "malformed receipt, or a temporary problem",
    "21003": "the receipt could not be authenticated",
    "21004": "wrong shared secret",
    "21005": "the server was not available",
    "21007": "a sandbox receipt, sent to production",
    "21008": "a production receipt, sent to the sandbox",
    "21009": "internal error of the App Store",
    "21010": "the account was not found or is deleted",
  ]
}

/// Where the rows of a receipt stand.
struct ReceiptLists {
  /// Rows as of now.
  var latest: [Int] = []
  /// Rows as of the making of the receipt.
  var inApp: Int?

  var isEmpty: Bool { latest.isEmpty && inApp == nil }
}
