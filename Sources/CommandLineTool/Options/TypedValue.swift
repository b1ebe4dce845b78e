/// One value as it was typed, with its origin. What it means is decided later, in `Settings`.
package struct TypedValue: Hashable, Sendable {
  package var option: OptionName
  /// Nil where the name stood alone.
  package var text: String?
  package var origin: Origin

  /// Where a value was typed.
  package enum Origin: Hashable, Sendable {
    /// With the name as it was spelled: `--begin`, `-b`.
    case commandLine(spelling: String)
    case variable(String)
    case configFile(path: String, line: Int)

    var place: MessagePlace {
      switch self {
      case .commandLine(let spelling): .option(spelling)
      case .variable(let name): .variable(name)
      case .configFile(let path, let line): .configLine(path: path, line: line)
      }
    }

    /// The code of the error that a bad value of this origin is.
    var errorCode: ErrorCode {
      switch self {
      case .commandLine, .variable: .badValue
      case .configFile: .configValue
      }
    }

    var isCommandLine: Bool {
      switch self {
      case .commandLine: true
      case .variable, .configFile: false
      }
    }
  }

  package init(_ option: OptionName, _ text: String?, _ origin: Origin) {
    self.option = option
    self.text = text
    self.origin = origin
  }
}
