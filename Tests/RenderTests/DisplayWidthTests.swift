import Testing

@testable import Render

@Test(arguments: [
  ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆ", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
  ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("1️⃣", 2), ("–", 1), ("▂▇", 2), ("שלום", 4), ("क्षि", 3),
])
func displayWidths(text: String, width: Int) {
  #expect(DisplayWidth.of(text.utf8) == width)
}

@Test func sentencesWrapAtSpaces() {
  #expect(WrappedText.lines(of: "one two three", width: 7) == ["one two", "three"])
  #expect(WrappedText.lines(of: "one two three", width: 6) == ["one", "two", "three"])
  #expect(WrappedText.lines(of: "unbreakable it is", width: 5) == ["unbreakable", "it is"])
  #expect(WrappedText.lines(of: "日本 日本", width: 8) == ["日本", "日本"])
  #expect(WrappedText.lines(of: "", width: 5) == [])
}
