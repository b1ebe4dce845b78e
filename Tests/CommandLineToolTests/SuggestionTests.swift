import Testing

@testable import CommandLineTool

struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("list", "list", 0), ("lst", "list", 1), ("lsit", "list", 1), ("liist", "list", 1),
    ("lift", "list", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("enviroment", "environment", 1),
  ])
  func distance(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test(arguments: [
    ("env", ["begin", "environment"], "environment"), ("e", ["environment"], nil), ("", ["a"], nil),
    ("out", ["output", "output-format"], nil), ("outptu", ["output-format", "output"], "output"),
    ("FAMILYSHARING", ["familySharing"], "familySharing"), ("xyz", ["list", "check"], nil),
    ("tsb", ["csv", "tsv"], "tsv"),
  ])
  func nearest(word: String, candidates: [String], suggestion: String?) {
    #expect(Suggestion.nearest(to: word, among: candidates) == suggestion)
  }
}
