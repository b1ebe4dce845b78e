import Refunds

/// One self-contained page for people without a terminal: no script, nothing loaded from anywhere, and a content
/// security policy that forbids both, so that it can be mailed and opened where pages are not trusted.
struct HTMLDocument: DocumentStyle {
  private var bytes: [UInt8] = []
  private var isInSection = false

  static func bytes(of report: Report, options: RenderOptions) -> [UInt8] {
    var style = HTMLDocument()
    style.begin(report)
    DocumentWalk.walk(report, options, style: &style)
    return style.bytes
  }

  private mutating func begin(_ report: Report) {
    bytes += "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    // The digest lets in exactly this style sheet (Content Security Policy Level 3, section 2.3.1).
    bytes += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ".utf8
    bytes += "style-src 'sha256-\(HTMLStyle.digest)'; base-uri 'none'; form-action 'none'\">\n".utf8
    bytes += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n".utf8
    element("title", report.title.isEmpty ? "Refunds" : report.title)
    bytes += "<style>".utf8
    bytes += HTMLStyle.sheet.utf8
    bytes += "</style>\n</head>\n<body>\n".utf8
  }

  mutating func title(_ text: String) {
    element("h1", text)
  }

  mutating func begin(_ section: Report.Section, withHeading: Bool) {
    endSection()
    bytes += "<section id=\"".utf8
    HTMLText.append(section.id, to: &bytes)
    bytes += "\">\n".utf8
    isInSection = true
    if withHeading { element("h2", section.title) }
  }

  mutating func sentence(_ text: String) {
    element("p", text)
  }

  mutating func table(_ table: Table) {
    // Wide tables scroll by themselves, so that the page does not; the keyboard reaches what can be scrolled.
    bytes += "<div class=\"wide\" tabindex=\"0\">\n<table>\n<thead>\n<tr>".utf8
    for column in table.columns {
      bytes += (column.isNumeric ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">").utf8
      HTMLText.append(column.heading, to: &bytes)
      bytes += "</th>".utf8
    }
    bytes += "</tr>\n</thead>\n<tbody>\n".utf8
    let texts = CellText(of: table)
    for row in table.rows { append(row, of: table, texts) }
    bytes += "</tbody>\n</table>\n</div>\n".utf8
  }

  mutating func finish(closingLine: String) {
    endSection()
    bytes += "<footer>\n".utf8
    element("p", closingLine)
    bytes += "</footer>\n</body>\n</html>\n".utf8
  }

  private mutating func append(_ row: Table.Row, of table: Table, _ texts: CellText) {
    bytes += (row.isEmphasized ? "<tr class=\"total\">" : "<tr>").utf8
    _ = row.checkedCells(of: table)
    for (position, column) in table.columns.enumerated() {
      bytes += (column.isNumeric ? "<td class=\"number\">" : "<td>").utf8
      HTMLText.append(texts.text(of: row, column: position), to: &bytes)
      bytes += "</td>".utf8
    }
    bytes += "</tr>\n".utf8
  }

  private mutating func endSection() {
    if isInSection { bytes += "</section>\n".utf8 }
    isInSection = false
  }

  private mutating func element(_ name: String, _ text: String) {
    bytes += "<\(name)>".utf8
    HTMLText.append(text, to: &bytes)
    bytes += "</\(name)>\n".utf8
  }
}
