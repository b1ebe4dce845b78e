import Codec
import Testing

/// Old-Style ASCII Property Lists, as NSDictionary prints itself; expected values by hand.
struct PrintedDictionaryTests {
  private static func json(_ text: String) throws(PrintedDictionaryError) -> String {
    let bytes = Array(text.utf8)
    let count = bytes.count
    return try ByteBuffer(bytes).withBytes { span throws(PrintedDictionaryError) in
      String(decoding: try PrintedDictionary.rewrite(span, from: 0, to: count).json, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("{}", "{}"), ("{ a = b; }", #"{"a":"b"}"#), ("{ a = b }", #"{"a":"b"}"#), ("{a=1;b=2;}", #"{"a":"1","b":"2"}"#),
    ("{ \"product-id\" = ( a, b ); }", #"{"product_id":["a","b"]}"#), ("{ a = (); }", #"{"a":[]}"#),
    ("{ a = ( { b = c; }, { } , ); }", #"{"a":[{"b":"c"},{}]}"#),
    ("{ a = \"<null>\"; b = <null>; c = \"null\"; }", #"{"a":null,"b":null,"c":"null"}"#),
    ("{ a = <01020304 0506>; }", #"{"a":"<01020304 0506>"}"#),
    ("{ a = {length = 4, bytes = 0x0102 ... 0304}; }", #"{"a":{"length":"4","bytes":"0x0102 ... 0304"}}"#),
    ("{\n\ta =     {\n};\n}", #"{"a":{}}"#), ("{ a = com.example.x-y; }", #"{"a":"com.example.x-y"}"#),
  ])
  func structureIsKept(_ text: String, _ json: String) throws {
    #expect(try Self.json(text) == json)
  }

  @Test(arguments: [
    (#""\"\\""#, #""\"\\""#), (#""a\nb\tc""#, #""a\u000ab\u0009c""#), (#""\U00e9\u00E9""#, #""éé""#),
    (#""\Ud83d\Ude00""#, #""😀""#), (#""\Ud83dx""#, #""\#u{FFFD}x""#), (#""\Ud83d\U0041""#, #""\#u{FFFD}A""#),
    (#""\101\12""#, #""A\u000a""#), (#""\351""#, #""\#u{FFFD}""#), (#""é😀""#, #""é😀""#), (#""\'\/""#, #""'/""#),
    ("\"a\nb\"", #""a\u000ab""#),
  ])
  func escapesAreRead(_ text: String, _ json: String) throws {
    #expect(try Self.json("{ a = \(text); }") == "{\"a\":\(json)}")
  }

  @Test(arguments: [
    ("{ a = b", PrintedDictionaryError.Fault.unexpectedEnd, 7), ("{ a b; }", .equalsSignMissing, 4),
    ("{ a = ; }", .unexpectedCharacter, 6), ("{ a = ( b c ) d; }", .unexpectedCharacter, 14),
    ("{ a = ( b; ) }", .unexpectedCharacter, 9), ("{ a = \"b", .unexpectedEnd, 8), ("{ a = <0", .unexpectedEnd, 8),
    ("{ a = \"\\Uxyz\"; }", .unexpectedCharacter, 9), ("{ a = \"\\", .unexpectedEnd, 8),
    ("{ a = b\n c = d; }", .unexpectedCharacter, 9), ("{", .unexpectedEnd, 1),
  ])
  func faultsHaveTheirPlace(_ text: String, _ fault: PrintedDictionaryError.Fault, _ offset: Int) {
    #expect(throws: PrintedDictionaryError(fault, at: offset)) { try Self.json(text) }
  }

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> String {
      "{a=" + String(repeating: "(", count: depth - 1) + String(repeating: ")", count: depth - 1) + "}"
    }
    #expect(try Self.json(nested(64)).count == 6 + 2 * 63)
    #expect(throws: PrintedDictionaryError(.tooDeep, at: 66)) { try Self.json(nested(65)) }
    #expect(throws: PrintedDictionaryError.self) { try Self.json(nested(1_000_000)) }
  }

  @Test func badUTF8IsRefused() {
    let bytes: [UInt8] = Array("{ a = \"".utf8) + [0xC0, 0xAF] + Array("\"; }".utf8)
    let isRefused = ByteBuffer(bytes).withBytes {
      (try? PrintedDictionary.rewrite($0, from: 0, to: bytes.count)) == nil
    }
    #expect(isRefused)
  }

  @Test(arguments: [
    ("{ a = b; }", true), ("{\n\t\"a b\" = c;", true), ("{\"a\": 1}", false), ("{}", false), ("{ a : b }", false),
    ("[1]", false), ("{\"a\"", false), ("", false),
  ])
  func isToldFromJSONByItsFirstName(_ text: String, _ expected: Bool) {
    let bytes = Array(text.utf8)
    #expect(ByteBuffer(bytes).withBytes { PrintedDictionary.begins($0, at: 0, to: bytes.count) } == expected)
  }

  @Test func everyCutIsRefusedWithoutACrash() {
    let text = Array("{ \"a\\U00e9\" = ( b, \"c\\\"\", <01>, { d = é; } ); }".utf8)
    for count in 0..<text.count {
      let isRefused = ByteBuffer(Array(text.prefix(count))).withBytes {
        (try? PrintedDictionary.rewrite($0, from: 0, to: count)) == nil
      }
      #expect(isRefused, "\(count) bytes")
    }
  }
}
