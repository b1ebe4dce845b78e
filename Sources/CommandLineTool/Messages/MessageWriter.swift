import Codec

/// Turns errors and notices into lines for standard error.
struct MessageWriter {
  let style: MessageStyle

  private static let red = "\u{1B}[1;31m"
  private static let yellow = "\u{1B}[1;33m"
  private static let plain = "\u{1B}[0m"

  func line(_ error: ToolError) -> String {
    style.isJSON
      ? json("error", error.code.rawValue, error.what, error.place, error.next, exit: error.status)
      : text("refunds:", Self.red, error.what, error.place, error.next) + (error.excerpt.map(marked) ?? "")
  }

  // The text on a line of its own and a caret below the character that is meant.
  private func marked(_ excerpt: ToolError.Excerpt) -> String {
    let before = String(excerpt.text.prefix(excerpt.position - 1)).printable
    return "  \(excerpt.text.printable)\n  \(String(repeating: " ", count: before.count))^\n"
  }

  func line(_ notice: ToolNotice) -> String {
    style.isJSON
      ? json("notice", notice.code, notice.what, notice.place, notice.next, exit: nil)
      : text("refunds: note:", Self.yellow, notice.what, notice.place, notice.next)
  }

  private func text(
    _ label: String, _ color: String, _ what: String, _ place: MessagePlace?, _ next: String?
  ) -> String {
    let label = style.isColored ? color + label + Self.plain : label
    let place = place.map { $0.text.printable + ": " } ?? ""
    let next = next.map { "; " + $0.printable } ?? ""
    return "\(label) \(place)\(what.printable)\(next)\n"
  }

  private func json(
    _ level: String, _ code: String, _ what: String, _ place: MessagePlace?, _ next: String?, exit: ExitStatus?
  ) -> String {
    var line = JSONWriter()
    line.beginObject()
    line.member("level", level)
    line.member("code", code)
    line.member("message", what)
    switch place {
    case .option(let spelling): line.member("option", spelling)
    case .variable(let name): line.member("variable", name)
    case .configLine(let path, let number), .line(let path, let number):
      line.member("file", path)
      line.member("line", number)
    case .file(let path, let record, let byteOffset):
      line.member("file", path)
      if let record { line.member("record", record) }
      if let byteOffset { line.member("byte", byteOffset) }
    case nil: break
    }
    if let next { line.member("advice", next) }
    if let exit { line.member("exit", Int(exit.rawValue)) }
    line.endObject()
    line.endLine()
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  fileprivate mutating func member(_ name: String, _ number: Int) {
    self.name(name)
    integer(Int64(number))
  }
}
