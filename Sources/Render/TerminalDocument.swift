import Refunds

/// Aligned text for terminals: two spaces between columns, no borders, numbers at the right edge.
///
/// Sentences wrap at the given width; tables are never wrapped or cut. Lines have no spaces at their end.
struct TerminalDocument: DocumentStyle {
  private let options: RenderOptions
  private var bytes: [UInt8] = []
  /// A heading stands directly above its first block.
  private var isAfterHeading = false
  private var isInFindings = false

  private init(options: RenderOptions) {
    self.options = options
  }

  static func bytes(of report: Report, options: RenderOptions) -> [UInt8] {
    var style = TerminalDocument(options: options)
    DocumentWalk.walk(report, options, style: &style)
    return style.bytes
  }

  mutating func title(_ text: String) {
    separate()
    line(text, .bold)
  }

  mutating func begin(_ section: Report.Section, withHeading: Bool) {
    isInFindings = section.id == "findings"
    isAfterHeading = false
    guard withHeading else { return }
    separate()
    line(section.title, .bold)
    isAfterHeading = true
  }

  mutating func sentence(_ text: String) {
    separate()
    for text in wrapped(text) { line(text, isInFindings ? .dim : .normal) }
  }

  mutating func finish(closingLine: String) {
    guard options.header else { return }
    separate()
    for text in wrapped(closingLine) { line(text, .dim) }
  }

  mutating func table(_ table: Table) {
    separate()
    let cells = AlignedCells(table, encoding: TerminalCells(), leastWidth: 0, header: options.header)
    if options.header {
      line(.normal) { cells.appendHeadings(separator: "  ", to: &$0) }
    }
    for row in table.rows {
      let weight: TerminalText.Weight = row.isEmphasized ? .bold : isInFindings ? .dim : .normal
      line(weight) { cells.append(row, separator: "  ", to: &$0) }
    }
  }

  private func wrapped(_ text: String) -> [String] {
    var visible: [UInt8] = []
    TerminalText.append(text, to: &visible)
    let line = String(decoding: visible, as: UTF8.self)
    guard let width = options.width else { return [line] }
    return WrappedText.lines(of: line, width: width)
  }

  private mutating func line(_ text: String, _ weight: TerminalText.Weight) {
    line(weight) { TerminalText.append(text, to: &$0) }
  }

  private mutating func line(_ weight: TerminalText.Weight, _ content: (inout [UInt8]) -> Void) {
    let isColored = options.color && weight != .normal
    if isColored { bytes += weight.rawValue.utf8 }
    let start = bytes.count
    content(&bytes)
    while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    if isColored { bytes += TerminalText.Weight.normal.rawValue.utf8 }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Blocks stand one empty line apart.
  private mutating func separate() {
    if !bytes.isEmpty && !isAfterHeading { bytes.append(UInt8(ascii: "\n")) }
    isAfterHeading = false
  }
}

/// The inside of a cell in a terminal.
private struct TerminalCells: CellEncoding {
  func append(_ text: String, isEmphasized: Bool, to bytes: inout [UInt8]) {
    TerminalText.append(text, to: &bytes)
  }
}
