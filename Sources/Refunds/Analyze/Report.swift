/// One finished answer: what `report`, `list`, `explain` and `check` hand to the writers. A writer computes nothing.
package struct Report: Sendable {
  /// `refunds.report/1`, `refunds.list/1` …: the name under which the shape is kept stable.
  package var schema: String
  package var title: String
  package var asOf: Instant?
  package var timeZone: String
  /// The half-open period that was asked for; nil means all of the input.
  package var period: DateRange?
  /// Id and words of the definition that the numbers follow (metrics.md).
  package var definition: Definition
  package var sections: [Section]
  package var coverage: Coverage
  package var findings: [Finding]
  /// The id of the table that is the answer, where a document shows more: formats of rows hold it alone, and JSON has the
  /// other tables under their own names before its rows.
  package var rowTable: String?
  /// The same answer as double entries, for the formats of plain-text accounting.
  package var journal: Journal?
  /// By currency, how many amounts could not be converted into the one that was asked for.
  package var unconverted: [String: Int] = [:]

  /// The id of a definition of metrics.md with its meaning in words.
  package struct Definition: Hashable, Sendable {
    package var id: String
    package var meaning: String

    package init(id: String, meaning: String) {
      self.id = id
      self.meaning = meaning
    }
  }

  /// One heading of a document, with sentences and tables below it.
  package struct Section: Sendable {
    /// Stable name, in JSON and for `--sections`: `by_product`.
    package var id: String
    package var title: String
    /// Sentences before the tables. Plain text: each writer escapes it in its own way.
    package var paragraphs: [String]
    package var tables: [Table]
    /// Sentences after the tables.
    package var notes: [String]

    package init(id: String, title: String, paragraphs: [String] = [], tables: [Table] = [], notes: [String] = []) {
      self.id = id
      self.title = title
      self.paragraphs = paragraphs
      self.tables = tables
      self.notes = notes
    }
  }

  package init(
    schema: String, title: String, asOf: Instant?, timeZone: String = "UTC", period: DateRange?,
    definition: Definition, sections: [Section], coverage: Coverage, findings: [Finding]
  ) {
    self.schema = schema
    self.title = title
    self.asOf = asOf
    self.timeZone = timeZone
    self.period = period
    self.definition = definition
    self.sections = sections
    self.coverage = coverage
    self.findings = findings
  }
}
