#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The commands of `generate-fixtures`.
enum Commands {
  static let help = """
    usage: generate-fixtures showcase --output FOLDER|FILE.jsonl [--size N] [--seed S] [--no-fault] [--truth FILE]
    """

  static func run(_ words: some Collection<String>) throws {
    switch words.first {
    case "showcase": try ShowcaseCommand.run(words.dropFirst())
    case "--help", "-h": print(help)
    case .some(let word): throw Arguments.Misuse(description: "unknown command \(word)")
    case nil: throw Arguments.Misuse(description: "a command is missing")
    }
  }

  static func complain(_ message: String) {
    let bytes = Array("generate-fixtures: \(message)\n".utf8)
    // The C call takes a pointer that lives as long as the closure. Nothing can be done if standard error is closed.
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
