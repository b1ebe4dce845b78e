/// Reads a config file: long option names and values, in a small part of TOML.
package struct ConfigFile {
  package private(set) var values: [TypedValue] = []
  package private(set) var problems: [ToolError] = []
  private let path: String
  private var lineOfName: [String: Int] = [:]

  /// Reads the whole file; `path` is its name in messages.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    var bytes = bytes[...]
    // A byte order mark is what Windows editors leave behind.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: line, as: UTF8.self) else {
        report(.configSyntax, "the line is not UTF-8", line: index + 1, next: "save the file as UTF-8")
        continue
      }
      read(text, line: index + 1)
    }
  }

  private mutating func read(_ text: String, line: Int) {
    do throws(ConfigLine.Fault) {
      var reader = ConfigLine(text)
      if let (name, value) = try reader.read() { add(name, value, line: line) }
    } catch {
      report(.configSyntax, error.what, line: line, next: error.next)
    }
  }

  private mutating func add(_ name: String, _ value: ConfigValue, line: Int) {
    let options = OptionTable.options.filter(\.isInConfigFiles)
    guard let option = options.first(where: { $0.name.rawValue == name }) else {
      let advice = Suggestion.advice(
        for: name, among: options.map(\.name.rawValue), otherwise: "see refunds help environment")
      report(.configUnknownOption, "unknown option \(name)", line: line, next: advice)
      return
    }
    if let earlier = lineOfName.updateValue(line, forKey: name) {
      report(.configSyntax, "\(name) is set twice", line: line, next: "it was set in line \(earlier)")
    }
    guard let texts = value.texts(for: option) else {
      let expected = ConfigValue.expected(by: option)
      report(.configValue, "\(name) needs another kind of value", line: line, next: "write \(name) = \(expected)")
      return
    }
    values += texts.map { TypedValue(option.name, $0, .configFile(path: path, line: line)) }
  }

  private mutating func report(_ code: ErrorCode, _ what: String, line: Int, next: String) {
    problems.append(ToolError(code, what, at: .configLine(path: path, line: line), next: next))
  }
}
