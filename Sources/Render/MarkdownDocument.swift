import Refunds

/// Markdown for reviews, chats and wikis: aligned source, right-aligned numbers, headline rows in bold, no raw HTML.
struct MarkdownDocument: DocumentStyle {
  private var bytes: [UInt8] = []

  static func bytes(of report: Report, options: RenderOptions) -> [UInt8] {
    var style = MarkdownDocument()
    DocumentWalk.walk(report, options, style: &style)
    return style.bytes
  }

  mutating func title(_ text: String) {
    block(prefix: "# ", text)
  }

  mutating func begin(_ section: Report.Section, withHeading: Bool) {
    if withHeading { block(prefix: "## ", section.title) }
  }

  mutating func sentence(_ text: String) {
    block(prefix: "", text)
  }

  mutating func finish(closingLine: String) {
    block(prefix: "", closingLine)
  }

  private mutating func block(prefix: String, _ text: String) {
    separate()
    bytes += prefix.utf8
    MarkdownText.append(text, atBlockStart: true, to: &bytes)
    endLine()
  }

  mutating func table(_ table: Table) {
    separate()
    // A delimiter cell needs three signs: `---`, `--:`.
    let cells = AlignedCells(table, encoding: MarkdownCells(), leastWidth: 3, header: true)
    bytes += "| ".utf8
    cells.appendHeadings(separator: " | ", to: &bytes)
    bytes += " |\n".utf8
    for (column, width) in zip(table.columns, cells.widths) {
      bytes += "| ".utf8
      bytes += repeatElement(UInt8(ascii: "-"), count: column.isNumeric ? width - 1 : width)
      bytes += (column.isNumeric ? ": " : " ").utf8
    }
    bytes += "|\n".utf8
    for row in table.rows {
      bytes += "| ".utf8
      cells.append(row, separator: " | ", to: &bytes)
      bytes += " |\n".utf8
    }
  }

  /// Blocks stand one empty line apart.
  private mutating func separate() {
    if !bytes.isEmpty { endLine() }
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// The inside of a Markdown table's cell.
private struct MarkdownCells: CellEncoding {
  func append(_ text: String, isEmphasized: Bool, to bytes: inout [UInt8]) {
    guard isEmphasized else { return MarkdownText.append(text, atBlockStart: false, to: &bytes) }
    // Two asterisks beside a space are no emphasis, so that the bold text must begin and end with something else.
    let scalars = text.unicodeScalars
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace && !HiddenCharacters.contains(scalar) }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }), let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return }
    bytes += "**".utf8
    MarkdownText.append(String(scalars[first...last]), atBlockStart: false, to: &bytes)
    bytes += "**".utf8
  }
}
