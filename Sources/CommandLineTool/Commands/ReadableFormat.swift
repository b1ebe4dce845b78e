/// One row of the table of input formats, as help, `refunds formats` and `--input-format` need it.
package struct ReadableFormat: Hashable, Sendable {
  /// The word after `--input-format`.
  package var name: String
  /// What it is and where it comes from, in one sentence.
  package var summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
