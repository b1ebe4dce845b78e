import Codec
import Refunds
import Render
import Testing

struct FactsDocumentTests {
  private static func lines(_ statement: Statement, _ symbols: SymbolTable, _ rareFacts: [RareFacts] = []) throws
    -> [String]
  {
    var batch = Batch(file: 0)
    batch.recordCount = 1
    batch.statements.append(statement)
    batch.symbols = symbols
    batch.rareFacts = rareFacts
    var evidence = Evidence(fileNames: ["one.jsonl"])
    evidence.append(batch)
    var selection = Selection()
    selection.environments = Set(Environment.allCases)
    let document = FactsDocument(FactList(evidence: evidence, selection: selection), showsIdentifiers: false)
    return String(decoding: try #require(document.bytes), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A statement in which every field has a value of its own.
  private static func full(_ symbols: inout SymbolTable) -> Statement {
    var statement = Statement(transaction: Identifier(number: 41))
    statement.originalTransaction = Identifier(text: "0040", symbols: &symbols)
    statement.orderLine = Identifier(number: 31)
    statement.channel = .device
    statement.isFrozen = true
    statement.kind = .refund
    statement.source = .refundHistory
    statement.trust = .notChecked
    statement.environment = .xcode
    statement.localStore = symbols.symbol("00ff")
    statement.time = Instant(milliseconds: 1_772_784_000_001)
    statement.notificationType = symbols.symbol("REFUND")
    statement.subtype = symbols.symbol("SEATS")
    statement.notificationIdentifier = UniversalIdentifier(high: 0x0123_4567_89ab_cdef, low: 0x8000_0000_0000_0001)
    statement.requestReason = symbols.symbol("LEGAL")
    statement.app = symbols.symbol("com.example.orchard")
    statement.product = symbols.symbol("coins \"100\"")
    statement.productType = symbols.symbol("Consumable")
    statement.ownership = symbols.symbol("PURCHASED")
    statement.storefront = symbols.symbol("USA")
    statement.appVersion = symbols.symbol("141")
    statement.offerType = symbols.symbol("2")
    statement.offerIdentifier = symbols.symbol("spring")
    statement.offerDiscountType = symbols.symbol("PAY_UP_FRONT")
    statement.transactionReason = symbols.symbol("PURCHASE")
    statement.purchasedAt = Instant(milliseconds: 1_772_438_400_000)
    statement.expiresAt = Instant(milliseconds: 1_775_030_400_000)
    statement.priceMilliunits = 0
    statement.currency = symbols.symbol("USD")
    statement.quantity = 3
    statement.isUpgraded = true
    statement.accountText = symbols.symbol("a")
    statement.revokedAt = Instant(milliseconds: 1_772_784_000_000)
    statement.revocationReason = symbols.symbol("0")
    statement.revocationType = symbols.symbol("REFUND_PRORATED")
    statement.revocationPercentage = 0
    statement.rareFacts = 0
    return statement
  }

  @Test func everyFieldIsWritten() throws {
    var symbols = SymbolTable()
    let statement = FactsDocumentTests.full(&symbols)
    var facts = RareFacts()
    facts.hasAdvancedCommerce = true
    facts.advancedCommerceRefunds = [
      AdvancedCommerceRefund(
        amountMilliunits: nil, date: Instant(milliseconds: 1_772_784_000_002), reason: "OTHER", type: "FULL")
    ]
    facts.hasMultiSeat = true
    facts.seatTiers = [SeatTier(priceMilliunits: 9990, quantity: 5)]
    facts.revokedSeatQuantity = 2
    let lines = try FactsDocumentTests.lines(statement, symbols, [facts])
    #expect(lines.count == 3)
    #expect(lines[0] == #"{"schema":"refunds.facts/1","statements":1}"#)
    #expect(
      lines[1] == #"{"statement":"refund","trust":"not_checked","source":"refund_history","environment":"Xcode","#
        + #""localStore":"00ff","transactionId":"41","originalTransactionId":"0040","#
        + #""webOrderLineItemId":"31","channel":"device","isFrozen":true,"signedDate":1772784000001,"#
        + #""notificationType":"REFUND","subtype":"SEATS","#
        + #""notificationUUID":"01234567-89ab-cdef-8000-000000000001","consumptionRequestReason":"LEGAL","#
        + #""bundleId":"com.example.orchard","bundleVersion":"141","productId":"coins \"100\"","type":"Consumable","#
        + #""inAppOwnershipType":"PURCHASED","storefront":"USA","transactionReason":"PURCHASE","offerType":"2","#
        + #""offerIdentifier":"spring","offerDiscountType":"PAY_UP_FRONT","purchaseDate":1772438400000,"#
        + #""expiresDate":1775030400000,"quantity":3,"price":0,"currency":"USD","isUpgraded":true,"appAccountToken":"acct-af63dc4c8601","#
        + #""revocationDate":1772784000000,"revocationReason":"0","revocationType":"REFUND_PRORATED","#
        + #""revocationPercentage":0,"advancedCommerceInfo":{"items":[{"refunds":[{"refundDate":1772784000002,"#
        + #""refundReason":"OTHER","refundType":"FULL"}]}]},"#
        + #""multiSeatInfo":{"priceTiers":[{"price":9990,"quantity":5}],"revokedSeatQuantity":2}}"#)
  }

  // A field that nobody writes would be lost by compacting an archive. Whoever adds one adds it to `FactWriter`, to
  // the test above and here.
  @Test func noFieldIsForgotten() {
    var symbols = SymbolTable()
    let plain = Statement(transaction: .none)
    let full = FactsDocumentTests.full(&symbols)
    let known: Set = ["accountIdentifier", "origin", "isRestoredCopy"]
    for (before, after) in zip(Mirror(reflecting: plain).children, Mirror(reflecting: full).children) {
      let isUntouched = "\(before.value)" == "\(after.value)"
      #expect(!isUntouched || known.contains(before.label ?? ""), "\(before.label ?? "") is not in the full statement")
    }
    #expect(Mirror(reflecting: RareFacts()).children.count == 5)
    #expect(
      Mirror(reflecting: AdvancedCommerceRefund(amountMilliunits: nil, date: nil, reason: "", type: "")).children.count
        == 4)
  }

  // The digest was computed with Python's hashlib by the description in docs/FACTS.md.
  @Test func theSealIsTheDigestOfTheDigests() throws {
    var symbols = SymbolTable()
    var statement = Statement(transaction: Identifier(number: 7))
    statement.currency = symbols.symbol("EUR")
    let lines = try FactsDocumentTests.lines(statement, symbols)
    #expect(lines[1] == #"{"statement":"snapshot","trust":"unsigned","transactionId":"7","currency":"EUR"}"#)
    #expect(
      lines[2]
        == #"{"sha256":"7e79620c25ada8ed3ec33e84c62f40bd7c8009062a10a326b9d978dae5c8b315","statements":1}"#)
  }

  @Test func percentagesThatCannotBeUsedStayUnusable() throws {
    var statement = Statement(transaction: Identifier(number: 7))
    statement.revocationPercentage = Statement.unusablePercentage
    let lines = try FactsDocumentTests.lines(statement, SymbolTable())
    #expect(lines[1].contains(#""revocationPercentage":"unusable""#))
  }
}
