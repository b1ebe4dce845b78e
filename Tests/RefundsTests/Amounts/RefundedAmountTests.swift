import Refunds
import Testing

/// rules.md 4: the refunded amount, in order, with its basis. Amounts are in currency units.
struct RefundedAmountTests {
  private static let ten = SeatTier(priceMilliunits: 4000, quantity: 10)
  private static let five = SeatTier(priceMilliunits: 3000, quantity: 5)

  private func expect(
    _ amount: String?, _ basis: AmountBasis, _ change: StatementDraft.Change,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ledger = Ledger([change(.refund(3))])
    #expect(ledger.episodes.map(\.amountText) == [amount], sourceLocation: sourceLocation)
    #expect(ledger.episodes.map(\.basis) == [basis], sourceLocation: sourceLocation)
    #expect(ledger.count(of: .unknownAmount) == (basis == .unknown ? 1 : 0), sourceLocation: sourceLocation)
  }

  @Test func basis1TheReportedSumOfItems() {
    expect("3.5", .reported) { $0.itemRefunds([.money(1500), .money(2000)]).price(9990) }
  }

  @Test func basis1LeavesOutModificationsAndSimulations() {
    expect("1.5", .reported) { $0.itemRefunds([.money(1500), .modification(700), .simulation]) }
  }

  @Test func basis1ComesBeforeSeatsAndPercentage() {
    expect("1.5", .reported) { $0.itemRefunds([.money(1500)]).seatTiers([Self.ten]).price(9990).percentage(50_000) }
  }

  @Test func basis1AReportedZeroIsKnown() {
    expect("0", .reported) { $0.itemRefunds([.money(0)]) }
  }

  @Test func basis1AnItemWithoutAmountMakesItUnknown() {
    expect(nil, .unknown) { $0.itemRefunds([.money(1500), .money(nil)]).price(9990) }
  }

  @Test func basis2OneTierTimesRevokedSeats() {
    expect("12", .seats) { $0.revokedDay(nil).seatTiers([Self.ten]).revokedSeats(3).price(4000) }
  }

  @Test func basis2SeveralTiersAreUnknown() {
    expect(nil, .unknown) { $0.revokedDay(nil).seatTiers([Self.ten, Self.five]).revokedSeats(3).price(3667) }
  }

  @Test func basis2WithoutQuantityItIsUnknown() {
    expect(nil, .unknown) { $0.revokedDay(nil).subtype("SEATS").seatTiers([Self.ten]).price(4000) }
  }

  @Test func basis2AFullRefundIsTheSumOfTiersTimesThePercentage() {
    expect("22", .seats) { $0.seatTiers([Self.ten, Self.five]).percentage(40_000).price(3667) }
  }

  @Test func basis2WithARevocationDateTheQuantityDoesNotMatter() {
    expect("40", .seats) { $0.seatTiers([Self.ten]).revokedSeats(3) }
  }

  @Test func basis2APercentageOutOfRangeIsUnknown() {
    expect(nil, .unknown) { $0.seatTiers([SeatTier(priceMilliunits: 4000, quantity: 1)]).percentage(100_001) }
  }

  @Test func basis2APriceTimesQuantityBeyondInt64IsUnknown() {
    expect(nil, .unknown) { $0.seatTiers([SeatTier(priceMilliunits: .max, quantity: 2)]) }
  }

  @Test(
    arguments: [
      (50_000, "4.995"), (67_932, "6.786"), (100_000, "9.99"), (0, "0"), (15, "0.001"), (1, "0"),
    ] as [(Int64, String)])
  func basis3PriceTimesMilliPercent(percentage: Int64, amount: String) {
    for type in ["REFUND_PRORATED", "REFUND_FULL", "", "NEW_TYPE"] {
      expect(amount, .percentage) { $0.price(9990).percentage(percentage).revocationType(type) }
    }
  }

  @Test func basis4FullPriceForAFullRefund() {
    expect("9.99", .fullPrice) { $0.price(9990).revocationType("REFUND_FULL") }
  }

  @Test func basis5FullPriceIsAssumedWhereNothingSaysIt() {
    expect("9.99", .assumedFullPrice) { $0.price(9990) }
    expect("300", .assumedFullPrice) { $0.price(300_000).currency("JPY") }
  }

  @Test func basis6WithoutAPriceItIsUnknown() {
    expect(nil, .unknown) { $0 }
    expect(nil, .unknown) { $0.percentage(50_000) }
    expect(nil, .unknown) { $0.revocationType("REFUND_FULL") }
    expect(nil, .unknown) { $0.itemRefunds([.money(nil)]) }
  }

  @Test func basis6AProratedRefundWithoutAPercentageIsUnknown() {
    expect(nil, .unknown) { $0.price(9990).revocationType("REFUND_PRORATED") }
  }

  @Test(arguments: [-1, 100_001, .max, .min] as [Int64])
  func basis6APercentageOutOfRangeIsUnknownAlsoForAFullRefund(percentage: Int64) {
    for type in ["REFUND_PRORATED", "REFUND_FULL", ""] {
      expect(nil, .unknown) { $0.price(9990).percentage(percentage).revocationType(type) }
    }
  }

  @Test func basis6AnUnknownTypeWithoutAPercentageIsUnknown() {
    expect(nil, .unknown) { $0.price(9990).revocationType("NEW_TYPE") }
  }

  @Test func thePriceCoversTheWholeQuantity() {
    expect("9.99", .assumedFullPrice) { $0.price(9990).quantity(3) }
    expect("3.33", .percentage) { $0.price(9990).quantity(3).percentage(33_333) }
  }

  @Test func aRefundOfAFreeTrialIsAKnownZero() {
    expect("0", .assumedFullPrice) { $0.price(0).offerDiscountType("FREE_TRIAL") }
    expect("0", .assumedFullPrice) { $0.offerDiscountType("FREE_TRIAL") }
    expect("0", .assumedFullPrice) { $0.offerDiscountType("FREE_TRIAL").revocationType("REFUND_PRORATED") }
    expect("0", .percentage) { $0.offerDiscountType("FREE_TRIAL").percentage(40_000) }
    expect("0", .fullPrice) { $0.offerDiscountType("FREE_TRIAL").revocationType("REFUND_FULL") }
  }

  @Test func aPriceOfZeroIsKnown() {
    expect("0", .assumedFullPrice) { $0.price(0) }
  }
}
