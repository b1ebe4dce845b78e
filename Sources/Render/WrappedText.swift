/// Sentences broken at spaces, so that each line takes at most so many columns. A word that is longer stays whole.
enum WrappedText {
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in text.split(separator: " ") {
      let wordWidth = DisplayWidth.of(word.utf8)
      if !line.isEmpty && lineWidth + 1 + wordWidth > width {
        lines.append(line)
        line = ""
        lineWidth = 0
      }
      if !line.isEmpty {
        line += " "
        lineWidth += 1
      }
      line += word
      lineWidth += wordWidth
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
