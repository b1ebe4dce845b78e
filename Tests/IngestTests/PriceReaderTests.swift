import Codec
import Refunds
import Testing

@testable import Ingest

struct PriceReaderTests {
  private func read(_ json: String, digits: Int = 2) throws -> PriceReading {
    try withJSONValue(json) { PriceReader.read($0, $1, currencyDigits: digits) }
  }

  @Test(
    arguments: [
      ("9990", 9990), ("\"9990\"", 9990), ("4990.0", 4990), ("4.99E3", 4990), ("0", 0), ("0.0", 0), ("-0", 0),
      ("3300000", 3_300_000), ("9000000000000000", 9_000_000_000_000_000), ("100", 100), ("290", 290),
    ] as [(String, Int64)])
  func thousandthsOfTheUnit(json: String, milliunits: Int64) throws {
    #expect(try read(json) == PriceReading(milliunits: milliunits))
  }

  @Test(
    arguments: [
      ("29.99", 29_990), ("\"29.99\"", 29_990), ("29.989999999999998", 29_990), ("1.5", 1500), ("0.125", 125),
      ("1.99E1", 19_900), ("9990.5", 9_990_500),
    ] as [(String, Int64)])
  func fractionCanOnlyBeUnits(json: String, milliunits: Int64) throws {
    #expect(try read(json) == PriceReading(milliunits: milliunits, findings: [.priceHasFraction]))
  }

  @Test func signIsIgnored() throws {
    #expect(try read("-9990") == PriceReading(milliunits: 9990, findings: [.priceNegative]))
    #expect(try read("-29.99") == PriceReading(milliunits: 29_990, findings: [.priceNegative, .priceHasFraction]))
  }

  @Test(arguments: [
    "\"free\"", "\"9,990\"", "\"$9.99\"", "\"1.234,56\"", "true", "[]", "{}", "9223372036854775808", "1E30", "0.0001",
    "\" \"", "92233720368547758.08", "-9223372036854775808",
  ])
  func whatIsNoAmountIsUnknownNeverZero(json: String) throws {
    #expect(try read(json) == PriceReading(findings: [.priceNotANumber]))
  }

  @Test(arguments: ["null", "\"\""])
  func absenceIsNoFinding(json: String) throws {
    #expect(try read(json) == PriceReading())
  }

  @Test(arguments: [("29", 2), ("99", 2), ("1", 2), ("299", 2), ("300", 0), ("999", 0), ("99", 3)])
  func wholeNumbersTooSmallForThousandthsAreFlagged(json: String, digits: Int) throws {
    let milliunits = Int64(json)
    #expect(try read(json, digits: digits) == PriceReading(milliunits: milliunits, findings: [.priceSuspiciouslySmall]))
  }

  @Test(arguments: [("100", 2), ("990", 2), ("1000", 0), ("300000", 0), ("155", 3), ("1495", 2)])
  func smallestPricesThatExistAreNotFlagged(json: String, digits: Int) throws {
    #expect(try read(json, digits: digits) == PriceReading(milliunits: Int64(json)))
  }
}

struct PercentageReaderTests {
  private func read(_ json: String) throws -> PercentageReading {
    try withJSONValue(json) { PercentageReader.read($0, $1) }
  }

  @Test(
    arguments: [("50000", 50_000), ("\"67932\"", 67_932), ("100000.0", 100_000), ("0", 0), ("15", 15)]
      as [(String, Int64)])
  func thousandthsOfAPercent(json: String, milliPercent: Int64) throws {
    #expect(try read(json) == PercentageReading(milliPercent: milliPercent))
  }

  @Test func fractionCanOnlyBePercent() throws {
    #expect(try read("67.932") == PercentageReading(milliPercent: 67_932, finding: .percentageHasFraction))
  }

  @Test(
    arguments: [
      ("100001", 100_001), ("-1", -1), ("-40000", -40_000), ("\"half\"", .min), ("33333.33", .min), ("true", .min),
      ("-0.5", .min),
    ] as [(String, Int64)])
  func impossibleSharesStayImpossible(json: String, milliPercent: Int64) throws {
    #expect(try read(json) == PercentageReading(milliPercent: milliPercent, finding: .percentageOutOfRange))
  }

  @Test(arguments: ["null", "\"\""])
  func absenceIsNoFinding(json: String) throws {
    #expect(try read(json) == PercentageReading())
  }
}
