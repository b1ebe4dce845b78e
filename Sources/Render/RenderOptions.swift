/// Choices that change how an answer is written, never what it says. A format that has no use for one ignores it,
/// as the comment of each says; the command line refuses such options before they get here.
package struct RenderOptions: Sendable {
  /// Whether the answer is a document or rows; nil: an answer with exactly one table is rows.
  package var shape: AnswerShape?
  /// CSV, TSV and table: the line of column names. Without it a table also loses its closing line, so that only
  /// rows are left. Journals: the directives of commodities and accounts.
  package var header = true
  /// CSV and TSV: a byte order mark first, which Excel needs to see UTF-8.
  package var byteOrderMark = false
  /// CSV and TSV: text that a spreadsheet would take for a formula is left as it is.
  package var rawCells = false
  /// Table and findings: bold and dim through ANSI escape sequences.
  package var color = false
  /// Table: sentences are wrapped at this many columns; nil leaves them on one line. Tables are never wrapped or cut,
  /// because a missing digit is worse than a long line (`less -S` scrolls them sideways).
  package var width: Int?

  package init() {}
}
