/// A pattern for product ids: `*` stands for any text, `?` for one character, everything else for itself.
package struct Glob: Hashable, Sendable {
  package let pattern: String

  package init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether the whole text fits the pattern. Linear in text times stars: only the last star is ever tried again.
  package func fits(_ text: String) -> Bool {
    let pattern = Array(pattern.unicodeScalars)
    let text = Array(text.unicodeScalars)
    var inPattern = 0
    var inText = 0
    var retry: (pattern: Int, text: Int)?
    while inText < text.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        retry = (inPattern + 1, inText)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == "?" || pattern[inPattern] == text[inText] {
        inPattern += 1
        inText += 1
      } else if let (starred, start) = retry {
        retry = (starred, start + 1)
        inPattern = starred
        inText = start + 1
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
