import Refunds

/// One document format: what each part of a report looks like in it. The walk decides what comes and in which order,
/// so that Markdown, terminal text and any further document format differ in a few lines only.
protocol DocumentStyle {
  mutating func title(_ text: String)
  /// A section begins; its heading is wanted in documents only.
  mutating func begin(_ section: Report.Section, withHeading: Bool)
  /// A sentence before or after the tables of a section.
  mutating func sentence(_ text: String)
  mutating func table(_ table: Table)
  /// The document ends with this line.
  mutating func finish(closingLine: String)
}

/// Walks over a report in the order in which it is read.
enum DocumentWalk {
  static func walk(_ report: Report, _ options: RenderOptions, style: inout some DocumentStyle) {
    let isDocument = report.rowTable != nil || report.rows(options) == nil
    if isDocument && !report.title.isEmpty { style.title(report.title) }
    for section in report.sections {
      style.begin(section, withHeading: isDocument && !section.title.isEmpty)
      for paragraph in section.paragraphs { style.sentence(paragraph) }
      for table in section.tables where !table.columns.isEmpty { style.table(table) }
      for note in section.notes { style.sentence(note) }
    }
    style.finish(closingLine: ClosingLine.text(of: report))
  }
}
