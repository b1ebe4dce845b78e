import Codec
import Refunds
import Testing

@testable import Ingest

struct IdentifierReaderTests {
  private func read(_ json: String) throws -> IdentifierReading {
    try withJSONValue(json) { IdentifierReader.read($0, $1) }
  }

  @Test(
    arguments: [
      ("\"710000000000406\"", 710_000_000_000_406), ("710000000000406", 710_000_000_000_406),
      ("710000000000406.0", 710_000_000_000_406), ("7.10000000000406E14", 710_000_000_000_406),
      ("\"7.10000000000406E14\"", 710_000_000_000_406), ("\"0\"", 0), ("0", 0),
      ("999999999999999999", 999_999_999_999_999_999), ("2E0", 2),
    ] as [(String, UInt64)])
  func numbersByTheirDigits(json: String, number: UInt64) throws {
    #expect(try read(json) == .number(number))
  }

  @Test(arguments: [
    "\"0012\"", "\"GPA.3301\"", "\"710000000000406.0\"", "\"1000000000000000000\"", "1000000000000000000", "\"-5\"",
    "\" 12\"",
    "\"6E\"",
  ])
  func otherTextsByteForByte(json: String) throws {
    #expect(try read(json) == .text)
  }

  @Test(arguments: ["2.00000E+15", "\"2.00000E+15\"", "7.1E14", "1E18", "710000000000406.5", "2e3", "-5.0"])
  func digitsThatAreNotSpelledAreLost(json: String) throws {
    #expect(try read(json) == .lostDigits)
  }

  @Test(arguments: [
    ("\"\"", IdentifierReading.absent), ("null", .absent), ("true", .unusable), ("[]", .unusable), ("{}", .unusable),
  ])
  func whatIsNoID(json: String, reading: IdentifierReading) throws {
    #expect(try read(json) == reading)
  }
}

struct UniversalIdentifierReaderTests {
  private func read(_ text: String) -> UniversalIdentifier? {
    let storage = Array(text.utf8) + [UInt8](repeating: 0, count: 64)
    return unsafe UniversalIdentifierReader.read(storage.span.bytes, from: 0, to: text.utf8.count)
  }

  @Test(arguments: [
    "1b2c3d4e-0000-4000-8000-00000000abcd", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "00000000-0000-0000-0000-000000000000", "0a0A9f9F-0123-4567-89ab-CDEF01234567",
  ])
  func sameAsTheTypeItself(text: String) {
    #expect(read(text) == UniversalIdentifier(Array(text.utf8)))
    #expect(read(text) != nil)
  }

  @Test(arguments: [
    "", "1b2c3d4e000040008000", "1b2c3d4e-0000-4000-8000-00000000abcg", "1b2c3d4e+0000-4000-8000-00000000abcd",
    "1b2c3d4e-0000-4000-8000-00000000abcd0", "1b2c3d4e-0000-4000-8000-00000000ab/d",
    "@b2c3d4e-0000-4000-8000-00000000abcd",
  ])
  func textsThatAreNoUUID(text: String) {
    #expect(read(text) == nil)
  }
}
