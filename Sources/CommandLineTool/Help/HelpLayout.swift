/// Sentences and lists in 80 columns.
enum HelpLayout {
  static let width = 80

  /// The text in lines, each indented; words are never cut.
  static func paragraph(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(of: text, width: width - indent).map { margin + $0 + "\n" }.joined()
  }

  /// Terms on the left, meanings in a column beside them; a long term gets a line of its own.
  static func list(_ items: [(term: String, meaning: String)], indent: Int = 2, column: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let hanging = String(repeating: " ", count: column)
    return items.map { item in
      var text = margin + item.term
      var meanings = lines(of: item.meaning, width: width - column)
      if text.count + 2 <= column && !meanings.isEmpty {
        text += String(repeating: " ", count: column - text.count) + meanings.removeFirst()
      }
      return ([text] + meanings.map { hanging + $0 }).map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
