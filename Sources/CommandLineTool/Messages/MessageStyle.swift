/// How messages are written: `--errors`, `--color` and `--quiet`.
package struct MessageStyle: Hashable, Sendable {
  package var isJSON = false
  package var isColored = false
  /// Notices are not printed and progress is not shown. Errors always are.
  package var isQuiet = false

  package init() {}
}

/// `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether to colour a stream. A choice of the user outranks NO_COLOR (no-color.org), and that outranks the terminal.
  package func colors(isTerminal: Bool, variables: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }
  }
}
