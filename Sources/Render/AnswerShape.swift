import Refunds

/// The kinds of answer that commands give.
package enum AnswerShape: Hashable, Sendable {
  /// One table that answers a question, for programs and spreadsheets: `list`, `summary`.
  case rows
  /// Headings, sentences and several tables: `report`, `check`, `explain`.
  case document
  /// Balanced transactions for plain-text accounting: `list` alone.
  case journal
}

extension Report {
  private var tables: [Table] { sections.flatMap(\.tables) }

  /// The tables that stand beside the one of the answer.
  var otherTables: [Table] { rowTable.map { id in tables.filter { $0.id != id } } ?? [] }

  /// The one table of an answer that is written as rows; nil for a document.
  func rows(_ options: RenderOptions) -> Table? {
    let tables = tables
    if let rowTable { return tables.first { $0.id == rowTable } }
    switch options.shape {
    case .document, .journal: return nil
    case .rows:
      precondition(tables.count == 1, "only an answer with one table can be written as rows")
      return tables[0]
    case nil: return tables.count == 1 ? tables[0] : nil
    }
  }
}
