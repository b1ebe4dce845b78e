import Refunds
import Testing

struct QuantityTests {
  @Test(
    arguments: [
      (1, 100_000, "1"), (1, 67_932, "0.67932"), (3, 33_333, "0.99999"), (10, 50_000, "5"), (0, 100_000, "0"),
      (1, 1, "0.00001"), (2_147_483_647, 100_000, "2147483647"),
    ] as [(Int64, Int64, String)])
  func aShareOfPieces(pieces: Int64, share: Int64, text: String) {
    #expect(Quantity(pieces: pieces, milliPercent: share).text == text)
  }

  @Test func sumsAndProductsAreExact() {
    let share = Quantity(pieces: 1, milliPercent: 67_932)
    #expect(share.adding(Quantity(pieces: 2, milliPercent: 100_000))?.text == "2.67932")
    #expect(share.multiplied(by: 500)?.text == "339.66")
    #expect(share.multiplied(by: -500)?.text == "-339.66")
  }

  @Test func whatDoesNotFitIsNoNumber() {
    let large = Quantity(pieces: .max, milliPercent: 100_000).multiplied(by: .max)
    #expect(large == nil)
  }
}
