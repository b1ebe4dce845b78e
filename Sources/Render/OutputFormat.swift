package import Refunds

/// The table of all output formats. A further format is one more file with its writer and one more row here.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case table
  case markdown = "md"
  case csv
  case tsv
  case json
  case jsonl
  case html
  case hledger
  case beancount

  /// The name in `-O/--output-format`.
  package var name: String { rawValue }

  /// One line for help.
  package var meaning: String {
    switch self {
    case .table: "aligned text for a terminal"
    case .markdown: "Markdown, for reviews and wikis"
    case .csv: "comma-separated values (RFC 4180), for spreadsheets"
    case .tsv: "tab-separated values"
    case .json: "one JSON document with coverage and findings"
    case .jsonl: "JSON Lines: one row a line"
    case .html: "one self-contained page, without script"
    case .hledger: "a journal of balanced transactions for hledger"
    case .beancount: "a ledger of balanced transactions for beancount"
    }
  }

  /// What the command line and the renderer need to know about a format.
  package struct Traits: Sendable {
    /// File name extensions from which `--output` infers the format, lower case, the usual one first.
    package var extensions: [String]
    /// The kinds of answer that it can hold.
    package var shapes: Set<AnswerShape>
    var write: @Sendable (Report, RenderOptions) -> [UInt8]
  }

  package var traits: Traits {
    switch self {
    case .table: Traits(extensions: ["txt"], shapes: [.rows, .document], write: TerminalDocument.bytes)
    case .markdown: Traits(extensions: ["md", "markdown"], shapes: [.rows, .document], write: MarkdownDocument.bytes)
    case .csv: Traits(extensions: ["csv"], shapes: [.rows, .document], write: DelimitedDocument.commas(of:options:))
    case .tsv:
      Traits(extensions: ["tsv", "tab"], shapes: [.rows, .document], write: DelimitedDocument.tabs(of:options:))
    case .json: Traits(extensions: ["json"], shapes: [.rows, .document], write: JSONDocument.bytes)
    case .jsonl: Traits(extensions: ["jsonl", "ndjson"], shapes: [.rows, .document], write: JSONLines.bytes)
    case .html: Traits(extensions: ["html", "htm"], shapes: [.document], write: HTMLDocument.bytes)
    case .hledger: Traits(extensions: ["journal", "hledger"], shapes: [.journal], write: HledgerDocument.bytes)
    case .beancount: Traits(extensions: ["beancount", "bean"], shapes: [.journal], write: BeancountDocument.bytes)
    }
  }

  /// How the names of accounts are written; nil for the formats that are no journals.
  package var accountSyntax: AccountSyntax? {
    switch self {
    case .hledger: .hledger
    case .beancount: .beancount
    case .table, .markdown, .csv, .tsv, .json, .jsonl, .html: nil
    }
  }

  /// The format that the extension of a file name stands for; nil where it stands for none.
  package init?(fileName: String) {
    guard let point = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: point)...].lowercased()
    guard let format = OutputFormat.allCases.first(where: { $0.traits.extensions.contains(ending) }) else { return nil }
    self = format
  }
}
