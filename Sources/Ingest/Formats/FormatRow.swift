/// What is known about one input format.
package struct FormatRow: Sendable {
  package let format: InputFormat
  /// One line for lists.
  package let summary: String
  /// An object is of this format when it has all members of one of these sets …
  private let hasAny: [FieldSet]
  /// … and none of these.
  private let without: FieldSet
  /// How text that is no object of JSON is recognized.
  private let textForm: String
  /// The folders of `fixtures/formats` with small examples.
  package let examples: [String]

  /// - Parameter examples: the folders, where they are not the one folder of the format's name.
  init(
    _ format: InputFormat, _ summary: String, hasAny: [FieldSet] = [], without: FieldSet = [], textForm: String = "",
    examples: [String]? = nil
  ) {
    self.format = format
    self.summary = summary
    self.hasAny = hasAny
    self.without = without
    self.textForm = textForm
    self.examples = examples ?? [format.rawValue]
  }

  /// The name for `--input-format`.
  package var name: String { format.rawValue }

  /// How the format is told from the others, in words.
  package var recognition: String {
    if hasAny.isEmpty { return textForm }
    let sets = hasAny.map { $0.names.map { "`\($0.key)`" }.joined(separator: " and ") }
    let lacks = without.isEmpty ? "" : ", without " + without.names.map { "`\($0.key)`" }.joined(separator: ", ")
    return "an object with " + sets.joined(separator: ", or ") + lacks
  }

  /// Whether an object can be read as this format when that was asked for.
  func isPossible(_ present: FieldSet) -> Bool { hasAny.contains { present.isSuperset(of: $0) } }

  /// Whether an object looks like this format.
  func matches(_ present: FieldSet) -> Bool {
    guard present.isDisjoint(with: without) else { return false }
    for set in hasAny where present.isSuperset(of: set) { return true }
    return false
  }
}
