/// The formats in which answers are written. The raw value is the word after `--output-format`.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case table
  case markdown = "md"
  case csv
  case tsv
  case json
  case jsonLines = "jsonl"

  package var meaning: String {
    switch self {
    case .table: "aligned text for a terminal"
    case .markdown: "Markdown, for reviews and wikis"
    case .csv: "comma-separated values (RFC 4180), for spreadsheets"
    case .tsv: "tab-separated values"
    case .json: "one JSON document with coverage and findings"
    case .jsonLines: "JSON Lines: one row a line"
    }
  }

  /// File name extensions that stand for the format.
  package var extensions: [String] {
    switch self {
    case .table: ["txt"]
    case .markdown: ["md", "markdown"]
    case .csv: ["csv"]
    case .tsv: ["tsv", "tab"]
    case .json: ["json"]
    case .jsonLines: ["jsonl", "ndjson"]
    }
  }

  /// The format that the extension of a file name stands for.
  package init?(extension name: String) {
    let name = name.lowercased()
    guard let format = OutputFormat.allCases.first(where: { $0.extensions.contains(name) }) else { return nil }
    self = format
  }
}
