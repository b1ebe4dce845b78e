/// Text of the input in a journal: nothing that it holds can end a line, begin a comment or become a field of its own.
enum JournalText {
  /// The text with hidden characters, and those that have a meaning where it stands, as `\u{…}`.
  static func plain(_ text: String, escaping marks: Set<Unicode.Scalar> = []) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if marks.contains(scalar) || HiddenCharacters.contains(scalar) {
        HiddenCharacters.append(scalar, to: &bytes)
      } else {
        bytes += String(scalar).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A string of beancount, with its quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in plain(text).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
