import Codec
import Testing

/// Every fault with the place where it is reported. The offsets are counted by hand.
struct JSONFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var fault: JSONFault
    var byteOffset: Int
    var content: [UInt8]

    init(_ fault: JSONFault, _ byteOffset: Int, _ text: String) {
      self.init(fault, byteOffset, Array(text.utf8))
    }

    init(_ fault: JSONFault, _ byteOffset: Int, _ content: [UInt8]) {
      self.fault = fault
      self.byteOffset = byteOffset
      self.content = content
    }

    var testDescription: String { "\(fault) in \(String(decoding: content.prefix(40), as: UTF8.self))" }
  }

  static let cases: [Case] =
    ends + characters + literalsAndNumbers + escapes + controlCharacters + encodings + names + limits

  static let ends: [Case] = [
    Case(.unexpectedEnd, 0, ""), Case(.unexpectedEnd, 3, " \n\t"), Case(.unexpectedEnd, 1, "["),
    Case(.unexpectedEnd, 2, "[1"), Case(.unexpectedEnd, 3, "[1,"), Case(.unexpectedEnd, 1, "{"),
    Case(.unexpectedEnd, 3, "{\"a"), Case(.unexpectedEnd, 4, "{\"a\""), Case(.unexpectedEnd, 5, "{\"a\":"),
    Case(.unexpectedEnd, 6, "{\"a\":1"), Case(.unexpectedEnd, 7, "{\"a\":1,"), Case(.unexpectedEnd, 4, "\"abc"),
    Case(.unexpectedEnd, 2, "\"\\"), Case(.unexpectedEnd, 5, "\"\\u00"), Case(.unexpectedEnd, 7, "\"\\uD83D"),
    Case(.unexpectedEnd, 11, "\"\\uD83D\\uDE"), Case(.unexpectedEnd, 3, "tru"), Case(.unexpectedEnd, 1, "-"),
    Case(.unexpectedEnd, 2, "1."), Case(.unexpectedEnd, 2, "1e"), Case(.unexpectedEnd, 3, "1e+"),
    Case(.unexpectedEnd, 2, [0x22, 0xC3]), Case(.unexpectedEnd, 4, [0x22, 0xF0, 0x9F, 0x98]),
  ]

  static let characters: [Case] = [
    Case(.unexpectedCharacter, 0, ","), Case(.unexpectedCharacter, 0, "]"), Case(.unexpectedCharacter, 1, "[,1]"),
    Case(.unexpectedCharacter, 3, "[1 2]"), Case(.unexpectedCharacter, 2, "[1}"),
    Case(.unexpectedCharacter, 1, "{1:2}"),
    Case(.unexpectedCharacter, 1, "{'a':1}"), Case(.unexpectedCharacter, 1, "{,}"),
    Case(.unexpectedCharacter, 5, "{\"a\" 1}"), Case(.unexpectedCharacter, 5, "{\"a\":}"),
    Case(.unexpectedCharacter, 6, "{\"a\":1]"), Case(.unexpectedCharacter, 7, "{\"a\":1 \"b\":2}"),
    Case(.unexpectedCharacter, 5, "[truex]"), Case(.unexpectedCharacter, 1, "[+1]"),
    Case(.unexpectedCharacter, 1, "[.5]"), Case(.unexpectedCharacter, 1, "[\u{FEFF}1]"),
    Case(.unexpectedCharacter, 1, "[\u{A0}1]"), Case(.unexpectedCharacter, 3, "[1,/* */2]"),
    Case(.unexpectedCharacter, 2, [0x5B, 0x31, 0x00, 0x32, 0x5D]),
    Case(.trailingComma, 3, "[1,]"), Case(.trailingComma, 7, "{\"a\":1,}"), Case(.trailingComma, 5, "[1 , ]"),
    Case(.trailingComma, 11, "{\"a\":[{},1,]}"), Case(.trailingComma, 11, "[{\"a\":[ ] ,}]"),
  ]

  static let literalsAndNumbers: [Case] = [
    Case(.invalidLiteral, 1, "[True]"), Case(.invalidLiteral, 1, "[NaN]"), Case(.invalidLiteral, 3, "nul1"),
    Case(.invalidLiteral, 4, "fals "), Case(.invalidLiteral, 5, "{\"a\":undefined}"),
    Case(.invalidNumber, 2, "[01]"), Case(.invalidNumber, 3, "[-01]"), Case(.invalidNumber, 2, "[-a]"),
    Case(.invalidNumber, 2, "[--1]"), Case(.invalidNumber, 3, "[1.]"), Case(.invalidNumber, 3, "[1.e1]"),
    Case(.invalidNumber, 3, "[1e]"), Case(.invalidNumber, 4, "[1E+]"), Case(.invalidNumber, 2, "[00]"),
    Case(.invalidNumber, 5, "[0.1e,2]"), Case(.invalidNumber, 2, "[-Infinity]"),
  ]

  static let escapes: [Case] = [
    Case(.invalidEscape, 2, "[\"\\x41\"]"), Case(.invalidEscape, 3, "[\"a\\u12G4\"]"),
    Case(.invalidEscape, 1, "\"\\'\""),
    Case(.invalidEscape, 1, "\"\\u\""), Case(.invalidEscape, 1, "\"\\U0041\""),
    Case(.invalidEscape, 7, "\"\\uD83D\\uDEZZ\""), Case(.invalidEscape, 2, "{\"\\a\":1}"),
    Case(.loneSurrogate, 2, "[\"\\uDC00\"]"), Case(.loneSurrogate, 2, "[\"\\uD800\"]"),
    Case(.loneSurrogate, 2, "[\"\\ud800\\n\"]"), Case(.loneSurrogate, 2, "[\"\\uD800\\u0041\"]"),
    Case(.loneSurrogate, 2, "[\"\\uD800\\uDBFF\"]"), Case(.loneSurrogate, 13, "\"\\uD83D\\uDE00\\uDE00\""),
  ]

  static let controlCharacters: [Case] =
    (0..<0x20).map { Case(.controlCharacter, 3, [0x5B, 0x22, 0x61, $0, 0x62, 0x22, 0x5D]) } + [
      Case(.controlCharacter, 40, [0x22] + Array(repeating: 0x61, count: 39) + [0x0A, 0x22]),
      Case(.controlCharacter, 3, "{\"a\n\":1}"),
    ]

  static let encodings: [Case] =
    invalidSequences + [
      Case(.utf16, 0, [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00]), Case(.utf16, 0, [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D]),
      Case(.utf16, 0, [0x5B, 0x00, 0x22, 0x00, 0x5D, 0x00]), Case(.utf16, 0, [0x00, 0x5B, 0x00, 0x22, 0x00, 0x5D]),
    ]

  /// Stray, overlong, surrogate, too large and cut ones, at the very beginning and after plain text and a character.
  private static let invalidSequences: [Case] = {
    let sequences: [[UInt8]] = [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x82, 0x22], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      [0xF0, 0x9F, 0x98, 0x41],
    ]
    let before = Array("\"seventeen letters\u{E9}.".utf8)
    return sequences.map { Case(.invalidUTF8, 1, [0x22] + $0 + [0x22]) }
      + sequences.map { Case(.invalidUTF8, 21, before + $0 + [0x22]) }
  }()

  static let names: [Case] = [
    Case(.duplicateName, 7, "{\"a\":1,\"a\":2}"), Case(.duplicateName, 7, "{\"a\":1,\"\\u0061\":2}"),
    Case(.duplicateName, 12, "{\"\\u0061\":1,\"a\":2}"), Case(.duplicateName, 16, "{\"known\":{},    \"known\":2}"),
    Case(.duplicateName, 23, "{\"known\":{\"known\":1},  \"known\":2}"),
    Case(.duplicateName, 16, "[{\"k\":1},{\"k\":1,\"k\":1}]"), Case(.duplicateName, 6, "{\"\":1,\"\":1}"),
  ]

  static let limits: [Case] = [
    Case(.tooDeep, 512, String(repeating: "[", count: 100_000)),
    Case(.tooDeep, 512 * 5, String(repeating: "{\"a\":", count: 513)),
    Case(.tooDeep, 512, String(repeating: "[", count: 513) + String(repeating: "]", count: 513)),
  ]

  @Test(arguments: cases)
  func isReportedWhereItIs(_ refused: Case) {
    var index = JSONIndex(names: JSONNames(["known", "other"]))
    let expected = JSONError(fault: refused.fault, byteOffset: refused.byteOffset)
    #expect(PaddedText(refused.content).refusal(by: &index) == expected)
    #expect(index.count == 0)
  }

  /// Refused values do not disturb those after them, although one index reads them all.
  @Test func indexGoesOnAfterEveryFault() throws {
    var index = JSONIndex(names: JSONNames(["known", "other"]))
    let good = "{\"known\":1,\"a\":[{\"a\":2,\"k\":\"\"}],\"\":null}"
    for refused in JSONFaultTests.cases {
      #expect(PaddedText(refused.content).refusal(by: &index) != nil)
      let tree = try JSONTree.reading(Array(good.utf8), with: &index, names: ["known"])
      #expect(tree.compactBytes == Array(good.utf8))
    }
  }

  @Test func offsetsCountFromTheBeginningOfTheSpan() {
    var index = JSONIndex(names: JSONNames([]))
    let text = PaddedText("[1]\n[2}\n")
    #expect(text.refusal(by: &index) == nil)
    #expect(text.refusal(by: &index, at: 3) == JSONError(fault: .unexpectedCharacter, byteOffset: 6))
  }

  @Test func everyFaultButTheSizeIsInTheTable() {
    let tested = Set(JSONFaultTests.cases.map(\.fault))
    #expect(Set(JSONFault.allCases).subtracting(tested) == [.tooLarge])
  }

  @Test func everyFaultHasItsOwnWords() {
    #expect(Set(JSONFault.allCases.map(\.words)).count == JSONFault.allCases.count)
  }
}
