import Testing

@testable import Codec

/// Names: found whatever their order and spelling, refused when one object has them twice.
struct JSONNameTests {
  static let names = [
    "transactionId", "price", "currency", "a", "purchaseDate", "", "caf\u{E9}", "a\"b\\c\n", "12345678",
  ]

  /// The names of the members of the root as the index numbers them.
  private func numbers(_ text: String, _ index: inout JSONIndex) throws -> [Int] {
    try PaddedText(text).withBytes { bytes in
      _ = try index.read(bytes, at: 0)
      return (1..<index.count).map { index[$0].name }
    }
  }

  @Test func shuffledNamesAreFound() throws {
    var index = JSONIndex(names: JSONNames(JSONNameTests.names))
    var random = SeededRandom(seed: 1)
    for _ in 0..<200 {
      let order = Array(JSONNameTests.names.indices).shuffled(using: &random).dropLast(
        Int.random(in: 0..<4, using: &random))
      var writer = JSONWriter()
      writer.beginObject()
      for number in order {
        writer.name(JSONNameTests.names[number])
        writer.integer(Int64(number))
      }
      writer.endObject()
      #expect(try numbers(String(decoding: writer.take(), as: UTF8.self), &index) == Array(order))
    }
  }

  @Test func similarNamesAreNotMistaken() throws {
    var index = JSONIndex(names: JSONNames(JSONNameTests.names))
    let text =
      #"{"transactionI":1,"transactionId2":1,"transactionid":1,"prices":1,"pric":1,"1234567":1,"123456789":1,"cafe":1}"#
    for _ in 0..<3 { #expect(try numbers(text, &index) == Array(repeating: -1, count: 8)) }
    #expect(try numbers("{\"price\":1,\"price \":1}", &index) == [1, -1])
  }

  @Test func escapedNamesAreFound() throws {
    var index = JSONIndex(names: JSONNames(JSONNameTests.names))
    for _ in 0..<3 {
      #expect(
        try numbers(#"{"pr\u0069ce":1,"caf\u00e9":1,"caf\u00C9":1,"a\"b\\c\n":1,"\u0061":1}"#, &index) == [
          1, 6, -1, 7, 3,
        ])
      #expect(try numbers("{\"caf\u{E9}\":1,\"cafe\u{301}\":1}", &index) == [6, -1])
    }
    // A name with a quote in it must not match a text whose quote ends the name.
    #expect(PaddedText("{\"a\"b\\\\c\\n\":1}").refusal(by: &index)?.byteOffset == 4)
  }

  @Test func nameTextIsUnescaped() throws {
    var index = JSONIndex(names: JSONNames(["known"]))
    let text = #"{"new":1,"n\"e\\w\\":"x" , "\\" : [1],"\u00e9":null,"":2,"known":{"\"":3}}"#
    for _ in 0..<2 {
      try PaddedText(text).withBytes { bytes in
        _ = try index.read(bytes, at: 0)
        let names = (0..<index.count).map { index.nameText(at: $0, in: bytes) }
        #expect(names == ["", "new", "n\"e\\w\\", "\\", "", "\u{E9}", "", "known", "\""])
      }
    }
  }

  /// Beyond what an index learns, beyond 64 and beyond 300 names of one object.
  @Test(arguments: [1, 63, 64, 65, 66, 200, 201, 301, 5000])
  func aNameTwiceIsRefusedHoweverManyThereAre(count: Int) throws {
    let members = (0..<count).map { "\"name\($0)\":\($0)" }.joined(separator: ",")
    var index = JSONIndex(names: JSONNames(["known"]))
    for _ in 0..<2 {
      #expect(try numbers("{\(members)}", &index) == Array(repeating: -1, count: count))
      for repeated in [0, count / 2, count - 1] {
        for spelling in ["name\(repeated)", "\\u006eame\(repeated)"] {
          let refusal = PaddedText("{\(members),\"\(spelling)\":0}").refusal(by: &index)
          #expect(refusal == JSONError(fault: .duplicateName, byteOffset: members.utf8.count + 2))
        }
      }
    }
  }

  @Test func longNamesAreComparedWhole() throws {
    let long = String(repeating: "n", count: 1000)
    var index = JSONIndex(names: JSONNames([long + "known"]))
    #expect(try numbers("{\"\(long)\":1,\"\(long)known\":2,\"\(long)x\":3,\"\(long)y\":4}", &index) == [-1, 0, -1, -1])
    let refusal = PaddedText("{\"\(long)\":1,\"\(long)\":2}").refusal(by: &index)
    #expect(refusal == JSONError(fault: .duplicateName, byteOffset: 1006))
  }

  /// The same names in nested and neighbouring objects are no duplicates, whether known, learned or neither.
  @Test func objectsDoNotShareTheirNames() throws {
    let members = (0..<250).map { "\"name\($0)\":0" }.joined(separator: ",")
    let inner = "{\"known\":0,\(members)}"
    let text = "{\(members),\"known\":\(inner),\"z\":[\(inner),\(inner)],\"last\":{\"z\":\(inner),\"y\":\(inner)}}"
    var index = JSONIndex(names: JSONNames(["known"]))
    for _ in 0..<2 {
      #expect(try JSONTree.reading(Array(text.utf8), with: &index, names: ["known"]).compactBytes == Array(text.utf8))
      // The names of the outer object are still known after the inner ones have closed.
      for repeated in ["name0", "name249", "known", "z", "last"] {
        let refusal = PaddedText("\(text.dropLast()),\"\(repeated)\":0}").refusal(by: &index)
        #expect(refusal == JSONError(fault: .duplicateName, byteOffset: text.utf8.count))
      }
    }
  }

  /// With a comparison of all pairs this would take minutes.
  @Test(.timeLimit(.minutes(1))) func hugeObjectsAreNotQuadratic() {
    var index = JSONIndex(names: JSONNames([]))
    let members = (0..<200_000).map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(PaddedText("{\(members)}").refusal(by: &index) == nil)
    #expect(index.count == 200_001)
  }
}
