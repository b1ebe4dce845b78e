package import Refunds

/// Rows and columns of `list`.
package struct ListSettings: Hashable, Sendable {
  /// Only true, standing refunds.
  package var refundsOnly = false
  /// The categories that are shown; empty means all.
  package var categories: Set<Category> = []
  /// The status that is shown; nil means both.
  package var status: Episode.Status?
  /// The columns in the order in which they were asked for; empty means that nobody asked.
  package var columns: [ListColumn] = []
  /// A bare `--fields` asks for the names of all columns in place of rows.
  package var asksForColumns = false
  /// What to sort by; nil means by date of revocation.
  package var sortColumn: ListColumn?
  package var isDescending = false
  /// The most rows that are shown; nil means all.
  package var limit: Int?
  /// The file with the accounts of a journal; nil means the usual ones.
  package var accountsPath: String?

  package init() {}
}

extension SettingsReader {
  mutating func list() -> ListSettings {
    var list = ListSettings()
    guard command == .list else { return list }
    list.refundsOnly = flag(.refunds)
    for value in values(of: .category) {
      if let category = word(value, as: Category.self) { list.categories.insert(category) }
    }
    if let value = value(of: .status) { list.status = word(value, as: Episode.Status.self) }
    list.columns = columns()
    list.asksForColumns = value(of: .fields).map { $0.text == nil } ?? false
    if let value = value(of: .sort), let text = value.text {
      list.isDescending = text.hasPrefix("-")
      list.sortColumn = column(list.isDescending ? String(text.dropFirst()) : text, in: value)
    }
    list.limit = number(.limit, in: 0...Int.max)
    list.accountsPath = value(of: .accounts).flatMap { text($0) }
    return list
  }

  private mutating func columns() -> [ListColumn] {
    guard let value = value(of: .fields), let text = value.text else { return [] }
    var columns: [ListColumn] = []
    for name in parts(of: text) {
      guard let column = column(name, in: value) else { continue }
      if columns.contains(column) {
        refuse(value, "the column \(column.rawValue) is named twice", next: "name each column once")
      }
      columns.append(column)
    }
    return columns
  }

  private mutating func column(_ name: String, in value: TypedValue) -> ListColumn? {
    let names = ListColumn.allCases.map(\.rawValue)
    if let column = ListColumn(rawValue: name.lowercased()) { return column }
    let advice = Suggestion.advice(for: name, among: names, otherwise: "refunds list --fields prints all names")
    refuse(value, "unknown column \(name)", next: advice)
    return nil
  }
}
