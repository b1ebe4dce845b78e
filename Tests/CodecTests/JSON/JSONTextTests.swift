import Codec
import Testing

/// The values of strings and numbers.
struct JSONTextTests {
  /// Reads a text as the root and hands out its node.
  private func withRoot<Result>(_ text: String, _ body: (RawSpan, JSONNode) -> Result) throws -> Result {
    var index = JSONIndex(names: JSONNames([]))
    return try PaddedText(text).withBytes { bytes in
      _ = try index.read(bytes, at: 0)
      return body(bytes, index[0])
    }
  }

  static let strings: [(written: String, bytes: [UInt8])] = [
    (#""""#, []),
    (#""plain""#, Array("plain".utf8)),
    (#""\"\\\/\b\f\n\r\t""#, [0x22, 0x5C, 0x2F, 0x08, 0x0C, 0x0A, 0x0D, 0x09]),
    (
      #""\u0000\u001f\u007F\u0080\u07ff\u0800\uFFFF""#,
      [0x00, 0x1F, 0x7F, 0xC2, 0x80, 0xDF, 0xBF, 0xE0, 0xA0, 0x80, 0xEF, 0xBF, 0xBF]
    ),
    (
      #""\ud800\udc00\uD83D\uDE00\udbff\udfff""#,
      [0xF0, 0x90, 0x80, 0x80, 0xF0, 0x9F, 0x98, 0x80, 0xF4, 0x8F, 0xBF, 0xBF]
    ),
    (
      #""a long text before \u00e9é and after it, so that loads overlap""#,
      Array("a long text before \u{E9}\u{E9} and after it, so that loads overlap".utf8)
    ),
    (
      "\"\u{E9}\u{20AC}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}e\u{301}\u{7F}\"",
      Array("\u{E9}\u{20AC}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}e\u{301}\u{7F}".utf8)
    ),
  ]

  @Test(arguments: strings) func stringIsUnescaped(written: String, bytes expected: [UInt8]) throws {
    try withRoot(written) { bytes, node in
      #expect(Array(JSONText.string(bytes, node).utf8) == expected)
      var output: [UInt8] = [1]
      JSONText.append(bytes, node, to: &output)
      #expect(output == [1] + expected)
      let candidates = [expected, expected + [0x21], [0x78] + expected.dropFirst()]
      let answers = candidates.map { JSONText.equals(bytes, node, String(decoding: $0, as: UTF8.self)) }
      #expect(answers == [true, false, false])
    }
  }

  /// The text is right wherever in a block of sixteen bytes the special byte stands.
  @Test func everyAlignmentIsRead() throws {
    for count in 0..<50 {
      let plain = String(repeating: "x", count: count)
      for (special, meaning) in [("", ""), ("\\n", "\n"), ("é", "é"), ("😀", "😀"), ("\\ud83d\\ude00", "😀")] {
        let text = try withRoot("\"\(plain)\(special)\(plain)\"") { JSONText.string($0, $1) }
        #expect(Array(text.utf8) == Array((plain + meaning + plain).utf8))
      }
    }
  }

  @Test func equalityIsThatOfBytes() throws {
    #expect(try withRoot("\"\u{E9}\"") { JSONText.equals($0, $1, "\u{E9}") })
    #expect(try !withRoot("\"\u{E9}\"") { JSONText.equals($0, $1, "e\u{301}") })
    #expect(try withRoot("\"\\u00e9\"") { JSONText.equals($0, $1, "\u{E9}") })
    #expect(try !withRoot("\"\\u00e9\"") { JSONText.equals($0, $1, "e\u{301}") })
    #expect(try !withRoot("1") { JSONText.equals($0, $1, "1") })
  }

  @Test func otherKindsKeepTheirText() throws {
    for text in ["-0.10E+5", "true", "null", "[1, \"\\n\"]"] {
      #expect(try withRoot(text) { JSONText.string($0, $1) } == text)
    }
  }

  @Test(
    arguments: [
      ("\"0\"", 0), ("\"7\"", 7), ("\"2000000123456789\"", 2_000_000_123_456_789),
      ("\"999999999999999999\"", 999_999_999_999_999_999), ("\"1000000000000000000\"", nil), ("\"00\"", nil),
      ("\"01\"", nil), ("\"\"", nil), ("\"-1\"", nil), ("\"1 \"", nil), ("\"1e5\"", nil), ("\"\\u0031\"", nil),
      ("\"\u{FF11}\"", nil), ("12", nil), ("\"1:\"", nil), ("\"1/\"", nil),
    ] as [(String, UInt64?)])
  func canonicalNumberIsTheIdAsPrinted(text: String, expected: UInt64?) throws {
    #expect(try withRoot(text) { JSONText.canonicalNumber($0, $1) } == expected)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("1700000000123", 1_700_000_000_123),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775808", nil),
      ("-9223372036854775809", nil), ("18446744073709551616", nil), ("100000000000000000000", nil), ("1.0", nil),
      ("1e0", nil), ("1E2", nil), ("-1.5", nil), ("\"1\"", nil), ("true", nil), ("[1]", nil),
    ] as [(String, Int64?)])
  func integerIsExactOrNil(text: String, expected: Int64?) throws {
    #expect(try withRoot(text) { JSONNumber.integer($0, $1) } == expected)
  }

  @Test func numberGrammar() {
    for text in ["0", "-0", "10", "1.50", "-1e5", "1E+05", "0.0e-0", "123456789012345678901234567890.5"] {
      #expect(JSONNumber.isNumber(text), "\(text)")
    }
    for text in ["", "-", "01", "1.", ".5", "+1", "1e", "1,5", "1 ", " 1", "1e5x", "0x1", "\u{661}", "1\u{0}"] {
      #expect(!JSONNumber.isNumber(text), "\(text)")
    }
  }
}
