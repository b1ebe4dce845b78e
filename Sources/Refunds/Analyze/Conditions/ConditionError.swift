/// Why a text is no condition, with the character at which reading it failed.
package struct ConditionError: Error, Hashable, Sendable {
  /// What is wrong, in words.
  package var problem: String
  /// Number of the character at which it is wrong, counted from 1.
  package var position: Int
  /// A word that is not known, and those that could be meant.
  package var unknownWord: String?
  package var knownWords: [String] = []

  init(_ problem: String, at position: Int) {
    self.problem = problem
    self.position = position
  }

  init(unknown word: String, among words: [String], what: String, at position: Int) {
    self.init("unknown \(what) \(word)", at: position)
    unknownWord = word
    knownWords = words
  }
}
