import Refunds
import Testing

/// Amounts at the prices of a catalogue. They are in currency units and worked out by hand.
struct CatalogAmountTests {
  private static let ten = Catalog(["": .usd(9990)])

  private func expect(
    _ amount: String?, _ basis: AmountBasis, currency: String = "USD", _ catalog: Catalog = ten,
    _ change: StatementDraft.Change = { $0 }, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ledger = Ledger([change(.refund(3))], catalog: catalog)
    #expect(ledger.episodes.map(\.amountText) == [amount], sourceLocation: sourceLocation)
    #expect(ledger.episodes.map(\.basis) == [basis], sourceLocation: sourceLocation)
    let currencies = ledger.episodes.map { ledger.text(ledger.currency(of: $0)) }
    #expect(currencies == [currency], sourceLocation: sourceLocation)
    #expect(ledger.count(of: .unknownAmount) == (basis == .unknown ? 1 : 0), sourceLocation: sourceLocation)
  }

  @Test func aPriceOfTheInputIsNeverOverruled() {
    expect("4.99", .assumedFullPrice, currency: "EUR") { $0.price(4990).currency("EUR") }
    expect("4.99", .assumedFullPrice, currency: "") { $0.price(4990) }
    expect("0", .assumedFullPrice, currency: "") { $0.price(0) }
  }

  @Test func withoutAPriceTheCatalogueTells() {
    expect("9.99", .catalog)
    expect("9.99", .catalog) { $0.revocationType("REFUND_FULL") }
    expect("9.99", .catalog) { $0.currency("USD") }
  }

  @Test func sharesApplyAsToAnyPrice() {
    expect("6.786", .catalog) { $0.percentage(67_932) }
    expect("0", .catalog) { $0.percentage(0) }
    expect(nil, .unknown, currency: "") { $0.percentage(100_001) }
    expect(nil, .unknown, currency: "") { $0.revocationType("REFUND_PRORATED") }
    expect(nil, .unknown, currency: "") { $0.revocationType("NEW_TYPE") }
  }

  @Test func seatsCostThePriceOfOneEach() {
    expect("29.97", .catalog) { $0.revokedDay(nil).subtype("SEATS").revokedSeats(3) }
    expect(nil, .unknown, currency: "") { $0.revokedDay(nil).subtype("SEATS") }
    expect(nil, .unknown, currency: "") { $0.revokedSeats(3) }
    let tiers = [SeatTier(priceMilliunits: 4000, quantity: 10), SeatTier(priceMilliunits: 3000, quantity: 5)]
    expect(nil, .unknown, currency: "") { $0.revokedDay(nil).seatTiers(tiers).revokedSeats(3) }
    expect("12", .seats, currency: "") { $0.revokedDay(nil).seatTiers([tiers[0]]).revokedSeats(3) }
  }

  @Test func itemsAreReportedOrUnknown() {
    expect("1.5", .reported, currency: "") { $0.itemRefunds([.money(1500)]) }
    expect(nil, .unknown, currency: "") { $0.itemRefunds([.money(nil)]) }
  }

  @Test func theMostSpecificStorefrontWins() {
    let catalog = Catalog(["": .usd(9990), "DEU": .eur(8990)])
    expect("8.99", .catalog, currency: "EUR", catalog) { $0.storefront("DEU") }
    expect("9.99", .catalog, catalog) { $0.storefront("JPN") }
    expect("9.99", .catalog, catalog)
  }

  @Test func aPriceForOneStorefrontSaysNothingAboutAnother() {
    let catalog = Catalog(["USA": .usd(9990)])
    expect(nil, .unknown, currency: "", catalog) { $0.storefront("JPN") }
    expect("9.99", .catalog, catalog) { $0.storefront("USA") }
  }

  @Test func theOnlyPriceStandsForAPurchaseOfAnUnknownStorefront() {
    expect("9.99", .catalog, Catalog(["USA": .usd(9990)]))
    expect(nil, .unknown, currency: "", Catalog(["USA": .usd(9990), "DEU": .eur(8990)]))
  }

  @Test func anotherCurrencyContradictsThePrice() {
    expect(nil, .unknown, currency: "JPY") { $0.currency("JPY") }
    expect(nil, .unknown, currency: "JPY", Catalog(["": .noCurrency(9990)])) { $0.currency("JPY") }
  }

  @Test func aPriceWithoutACurrencyStaysWithoutOne() {
    expect("9.99", .catalog, currency: "", Catalog(["": .noCurrency(9990)]))
    expect("9.99", .catalog, currency: "", Catalog(["": .noCurrency(9990)])) { $0.storefront("USA") }
  }

  @Test func anUnreadablePriceIsUnknownAlsoWhereAGeneralOneExists() {
    expect(nil, .unknown, currency: "", Catalog(["": .usd(9990), "DEU": .eur(nil)])) { $0.storefront("DEU") }
  }

  @Test func nobodyPaysTheListPriceWithAnOffer() {
    expect(nil, .unknown, currency: "") { $0.offerType("2") }
    expect(nil, .unknown, currency: "") { $0.offerDiscountType("PAY_AS_YOU_GO") }
    expect("0", .assumedFullPrice, currency: "") { $0.offerDiscountType("FREE_TRIAL") }
  }

  @Test func consumablesCostThePriceTimesTheQuantity() {
    expect("29.97", .catalog) { $0.productType("Consumable").quantity(3) }
    expect("9.99", .catalog) { $0.quantity(3) }
    // A third of three pieces, in milli-percent: 29.97 x 0.33333 = 9.9899001.
    expect("9.99", .catalog) { $0.productType("Consumable").quantity(3).percentage(33_333) }
  }

  @Test func aConsumableOfUnknownQuantityIsUnknown() {
    expect(nil, .unknown, currency: "") { $0.productType("Consumable") }
    expect(nil, .unknown, currency: "") { $0.productType("Consumable").quantity(0) }
    expect(nil, .unknown, currency: "", Catalog(["": .usd(.max)])) { $0.productType("Consumable").quantity(2) }
  }

  @Test func otherProductsAreUnknown() {
    expect(nil, .unknown, currency: "") { $0.product("yearly") }
  }

  @Test func noRefundHasNoAmount() {
    let ledger = Ledger([.revoke(3)], catalog: Self.ten)
    #expect(ledger.episodes.map(\.basis) == [nil])
    #expect(ledger.episodes.map { ledger.text(ledger.currency(of: $0)) } == [""])
  }
}
