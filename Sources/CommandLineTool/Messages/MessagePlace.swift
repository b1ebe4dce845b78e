/// Where something went wrong, as precisely as it is known.
package enum MessagePlace: Hashable, Sendable {
  /// As the user spelled it: `--begin`, `-b`.
  case option(String)
  case variable(String)
  case configLine(path: String, line: Int)
  /// A line of another file that was named by an option, from 1.
  case line(path: String, line: Int)
  /// An input or output file. Records count from 1, bytes from 0 in the unpacked file.
  case file(path: String, record: Int? = nil, byteOffset: Int? = nil)

  /// `refunds.toml:3`, `hooks.jsonl: record 12, byte 3400`.
  var text: String {
    switch self {
    case .option(let spelling): spelling
    case .variable(let name): name
    case .configLine(let path, let line), .line(let path, let line): "\(path):\(line)"
    case .file(let path, let record, let byteOffset):
      ([record.map { "record \($0)" }, byteOffset.map { "byte \($0)" }] as [String?]).compactMap(\.self)
        .joined(separator: ", ").prefixed(by: path)
    }
  }
}

extension String {
  fileprivate func prefixed(by path: String) -> String {
    isEmpty ? path : "\(path): \(self)"
  }
}
