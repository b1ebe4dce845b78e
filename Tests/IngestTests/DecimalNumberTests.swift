import Codec
import Testing

@testable import Ingest

struct DecimalNumberTests {
  private func number(_ text: String) -> DecimalNumber? {
    let storage = Array(text.utf8) + [UInt8](repeating: 0, count: 64)
    return unsafe DecimalNumber(storage.span.bytes, from: 0, to: text.utf8.count)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("4990", 4990), ("4990.0", 4990), ("+7", 7), ("-5", -5), (" 12 ", 12),
      ("1.7410806E12", 1_741_080_600_000), ("6.7e4", 67_000), ("67000E-3", 67), ("1.230001230E9", 1_230_001_230),
      ("9223372036854775807", Int64.max), ("0.000E5", 0), (".5E1", 5), ("5.", 5),
    ] as [(String, Int64)])
  func wholeNumbers(text: String, value: Int64) {
    #expect(number(text)?.whole == value)
  }

  @Test(arguments: ["29.99", "0.5", "1E-1", "9223372036854775808", "1E19", "1E99999999999", "12345678901234567890123"])
  func numbersThatAreNotWholeOrDoNotFit(text: String) {
    #expect(number(text) != nil)
    #expect(number(text)?.whole == nil)
  }

  @Test(arguments: ["", " ", "free", "9,990", "1.2.3", "1e", "e5", ".", "-", "0x10", "1_000", "NaN", "Infinity", "1 2"])
  func textsThatAreNoNumber(text: String) {
    #expect(number(text) == nil)
  }

  @Test(
    arguments: [
      ("29.99", 3, 29990), ("1741080600", 3, 1_741_080_600_000), ("1741080600000000", -3, 1_741_080_600_000),
      ("1697679936049.7297", 0, 1_697_679_936_049), ("-1.5", 0, -2), ("-62135769600000", 0, -62_135_769_600_000),
      ("1.9999999999999999999999", 0, 1), ("-0.0000000000000000000000000001", 0, -1), ("1E-400", 0, 0),
    ] as [(String, Int, Int64)])
  func scalingRoundsDown(text: String, power: Int, floor: Int64) {
    #expect(number(text)?.scaled(byPowerOfTen: power)?.floor == floor)
  }

  @Test(
    arguments: [
      ("29.989999999999998", 29990), ("0.0005", 0), ("0.0015", 2), ("0.0025", 2), ("0.00250000000000000000000001", 3),
      ("0.0024", 2), ("9.9995", 10000), ("7", 7000),
    ] as [(String, Int64)])
  func roundingToThousandthsTakesTheNearestAndOfTwoTheEvenOne(text: String, thousandths: Int64) {
    #expect(number(text)?.roundedMagnitude(byPowerOfTen: 3) == thousandths)
  }
}
