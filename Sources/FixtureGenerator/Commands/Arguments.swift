/// Options of the form `--name value` and flags of the form `--name`, after the command.
struct Arguments {
  struct Misuse: Error, CustomStringConvertible {
    var description: String
  }

  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// - Throws: `Misuse` for an option that the command does not know, or one without its value.
  init(_ words: some Sequence<String>, options: Set<String>, flags known: Set<String> = []) throws(Misuse) {
    var pending: String?
    for word in words {
      if let name = pending {
        values[name] = word
        pending = nil
      } else if known.contains(word) {
        flags.insert(word)
      } else if options.contains(word) {
        pending = word
      } else {
        throw Misuse(description: "unknown option \(word)")
      }
    }
    if let pending { throw Misuse(description: "\(pending) needs a value") }
  }

  subscript(_ name: String) -> String? { values[name] }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func required(_ name: String) throws(Misuse) -> String {
    guard let value = values[name] else { throw Misuse(description: "\(name) is missing") }
    return value
  }

  func number<Number: FixedWidthInteger>(_ name: String, default standard: Number) throws(Misuse) -> Number {
    guard let text = values[name] else { return standard }
    guard let number = Number(text), number >= 0 else {
      throw Misuse(description: "\(name) needs a whole number, not \(text)")
    }
    return number
  }
}
