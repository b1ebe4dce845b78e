/// A value in a config file, still in the shape in which it was written.
enum ConfigValue: Hashable {
  case text(String)
  case integer(String)
  case flag(Bool)
  case list([String])

  /// The values that an option takes from it; nil where the shape does not fit the option.
  func texts(for option: Option) -> [String]? {
    switch (self, option.value) {
    case (.flag(let isOn), .flag): [isOn ? "true" : "false"]
    case (.text(let text), .text), (.text(let text), .words), (.text(let text), .optionalText): [text]
    case (.integer(let digits), .text), (.integer(let digits), .words): [digits]
    case (.list(let texts), .text), (.list(let texts), .words): option.isRepeatable ? texts : nil
    case (.list(let texts), .optionalText): [texts.joined(separator: ",")]
    case (.flag, _), (.text, .flag), (.integer, .flag), (.integer, .optionalText), (.list, .flag): nil
    }
  }

  /// The shape that an option needs, in words.
  static func expected(by option: Option) -> String {
    switch option.value {
    case .flag: "true or false"
    case .text, .words: option.isRepeatable ? "\"text\" or [\"text\", \"text\"]" : "\"text\""
    case .optionalText: "\"text\" or [\"text\", \"text\"]"
    }
  }
}
