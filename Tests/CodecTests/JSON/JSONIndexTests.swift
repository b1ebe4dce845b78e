import Testing

@testable import Codec

/// What the index says about valid texts.
struct JSONIndexTests {
  @Test func nodesStandInTheOrderOfTheText() throws {
    var index = JSONIndex(names: JSONNames(["id", "rows"]))
    // Offsets:   0         1         2         3         4
    //            01234567890123456789012345678901234567890123
    let text = #" {"id":"a\n", "rows":[1.5,{},[]],"x":{"id":true}} "#
    try PaddedText(text).withBytes { bytes in
      let end = try index.read(bytes, at: 0)
      #expect(end == 49)
      let nodes = (0..<index.count).map { index[$0] }
      #expect(
        nodes == [
          JSONNode(kind: .object, name: -1, start: 1, end: 49, hasEscapes: false, next: 8),
          JSONNode(kind: .string, name: 0, start: 8, end: 11, hasEscapes: true, next: 2),
          JSONNode(kind: .array, name: 1, start: 21, end: 32, hasEscapes: false, next: 6),
          JSONNode(kind: .number, name: -1, start: 22, end: 25, hasEscapes: false, next: 4),
          JSONNode(kind: .object, name: -1, start: 26, end: 28, hasEscapes: false, next: 5),
          JSONNode(kind: .array, name: -1, start: 29, end: 31, hasEscapes: false, next: 6),
          JSONNode(kind: .object, name: -1, start: 37, end: 48, hasEscapes: false, next: 8),
          JSONNode(kind: .true, name: 0, start: 43, end: 47, hasEscapes: false, next: 8),
        ])
      let names = (0..<index.count).map { index.nameText(at: $0, in: bytes) }
      #expect(names == ["", "id", "rows", "", "", "", "x", "id"])
    }
  }

  @Test(arguments: ["null", "false", "true", "0", "-0", "12", "-1.5e+10", "\"\"", "\"a\"", "[]", "{}", "0e1", "1E-2"])
  func everyKindCanBeTheRoot(_ text: String) throws {
    var index = JSONIndex(names: JSONNames([]))
    for space in ["", " ", "\r\n\t ", String(repeating: " ", count: 21)] {
      #expect(try JSONTree.reading(Array((space + text + space).utf8), with: &index).compactBytes == Array(text.utf8))
    }
  }

  @Test func valuesFollowEachOther() throws {
    var index = JSONIndex(names: JSONNames([]))
    try PaddedText("{\"a\":1}\n[2]3").withBytes { bytes in
      var ends = [try index.read(bytes, at: 0)]
      ends.append(try index.read(bytes, at: 7))
      #expect(index[1].start == 9)
      ends.append(try index.read(bytes, at: 11))
      #expect(ends == [7, 11, 12])
      #expect(index[0] == JSONNode(kind: .number, name: -1, start: 11, end: 12, hasEscapes: false, next: 1))
    }
  }

  @Test func depthOf512IsAccepted() throws {
    var index = JSONIndex(names: JSONNames(["a"]))
    let arrays = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let objects = String(repeating: "{\"a\":", count: 511) + "{}" + String(repeating: "}", count: 511)
    for text in [arrays, objects] {
      #expect(PaddedText(text).refusal(by: &index) == nil)
      #expect(index.count == 512)
      #expect((0..<512).allSatisfy { index[$0].next == 512 && index[$0].start == (text == arrays ? $0 : 5 * $0) })
    }
  }

  @Test func aValueBeyondTheSizeLimitIsRefused() throws {
    var index = JSONIndex(names: JSONNames([]), byteLimit: 100)
    let fitting = "[\(String(repeating: "1,", count: 48))11]"
    #expect(fitting.utf8.count == 100)
    #expect(PaddedText("  " + fitting).refusal(by: &index) == nil)
    for count in [50, 100, 10_000] {
      let text = PaddedText("  [\(String(repeating: "1,", count: count))1]")
      #expect(text.refusal(by: &index) == JSONError(fault: .tooLarge, byteOffset: 2))
    }
  }

  @Test func everyTruncationIsReportedAtItsEnd() {
    let sample = Array(
      #"{"transactionId":"2000000123456789","price":-12.90e+1,"text":"a\u00e9\ud83d\ude00é😀\"","ok":[true,false,null,{}]}"#
        .utf8)
    var index = JSONIndex(names: JSONNames(["transactionId", "price"]))
    #expect(PaddedText(sample).refusal(by: &index) == nil)
    for count in 0..<sample.count {
      let refusal = PaddedText(sample.prefix(count)).refusal(by: &index)
      #expect(refusal == JSONError(fault: .unexpectedEnd, byteOffset: count))
    }
  }

  @Test func nodesAreSmall() {
    #expect(MemoryLayout<JSONNodeRecord>.stride == 16)
  }

  @Test func manyNodesGrowTheStorage() throws {
    var index = JSONIndex(names: JSONNames([]))
    let text = "[\(String(repeating: "[0,{\"a\":\"\"}],", count: 10_000))[]]"
    #expect(try JSONTree.reading(Array(text.utf8), with: &index).compactBytes == Array(text.utf8))
    #expect(index.count == 40_002)
  }
}
