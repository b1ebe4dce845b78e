import Codec
import Testing

/// The bytes that the writer makes, all of them written out by hand.
struct JSONWriterTests {
  private func sample(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout: layout)
    writer.beginObject()
    writer.name("id")
    writer.string("a")
    writer.name("rows")
    writer.beginArray()
    writer.integer(-5)
    writer.decimal(text: "12.90")
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.bool(true)
    writer.endArray()
    writer.name("last")
    writer.beginObject()
    writer.name("none")
    writer.null()
    writer.endObject()
    writer.endObject()
    writer.endLine()
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func compactHasNoSpace() {
    #expect(sample(.compact) == #"{"id":"a","rows":[-5,12.90,{},[],true],"last":{"none":null}}"# + "\n")
  }

  @Test func indentedHasALineForEachElement() {
    let expected = """
      {
        "id": "a",
        "rows": [
          -5,
          12.90,
          {},
          [],
          true
        ],
        "last": {
          "none": null
        }
      }

      """
    #expect(sample(.indented) == expected)
  }

  @Test(arguments: [
    ("", #""""#), ("plain é😀\u{7F}", "\"plain é😀\u{7F}\""), ("\"\\/", #""\"\\/""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\u{0}\u{1}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000f\u0010\u001f""#),
    ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("\u{2027}\u{202A}\u{E8}\u{28}", "\"\u{2027}\u{202A}\u{E8}\u{28}\""),
    ("e\u{301}", "\"e\u{301}\""),
  ])
  func stringsAreEscaped(text: String, expected: String) {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name(text)
    writer.string(text)
    writer.endObject()
    #expect(writer.take() == Array("{\(expected):\(expected)}".utf8))
  }

  @Test func numbersKeepTheirDigits() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.integer(.min)
    writer.integer(.max)
    for text in ["0.10", "1E-999", "10000000000000000999", "-0"] { writer.decimal(text: text) }
    writer.endArray()
    #expect(
      writer.take()
        == Array("[-9223372036854775808,9223372036854775807,0.10,1E-999,10000000000000000999,-0]".utf8))
  }

  @Test func linesFollowEachOther() {
    var writer = JSONWriter()
    writer.integer(1)
    writer.endLine()
    writer.beginArray()
    writer.endArray()
    writer.endLine()
    #expect(writer.take() == Array("1\n[]\n".utf8))
    writer.bool(false)
    #expect(writer.take() == Array("false".utf8))
  }

  @Test func errorsOfTheProgramStopIt() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.name("outside")
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.integer(1)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.name("a")
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginArray()
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.integer(1)
      writer.integer(2)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginArray()
      _ = writer.take()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.decimal(text: "1,5")
    }
  }
}
