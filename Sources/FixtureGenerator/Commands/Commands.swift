/// The commands of `generate-fixtures`.
enum Commands {
  static let help = """
    usage: generate-fixtures all --output FOLDER
           generate-fixtures showcase --output FOLDER|FILE.jsonl [--form FORM] [--size N] [--seed S]
                             [--no-fault] [--truth FILE]
           generate-fixtures sample --output FILE.jsonl [--truth FILE]
           generate-fixtures apple-reports --output FOLDER [--size N] [--seed S] [--fault FAULT]
           generate-fixtures examples --output FOLDER
           generate-fixtures root --output FILE.pem|FILE.der
    faults: \(PlantedFault.allCases.map(\.rawValue).joined(separator: ", "))
    forms: \(ShowcaseForm.allCases.map(\.rawValue).joined(separator: ", "))
    """

  static func run(_ words: some Collection<String>) async throws {
    switch words.first {
    case "all": try await all(words.dropFirst())
    case "showcase": try await ShowcaseCommand.run(words.dropFirst())
    case "sample": try await ShowcaseCommand.sample(words.dropFirst())
    case "apple-reports": try AppleReportsCommand.run(words.dropFirst())
    case "examples": try ExamplesCommand.run(words.dropFirst())
    case "root": try RootCommand.run(words.dropFirst())
    case "--help", "-h": print(help)
    case .some(let word): throw Arguments.Misuse(description: "unknown command \(word)")
    case nil: throw Arguments.Misuse(description: "a command is missing")
    }
  }

  /// Everything that is committed.
  private static func all(_ words: some Sequence<String>) async throws {
    let output = try Arguments(words, options: ["--output"]).required("--output")
    for (form, folder) in [
      (ShowcaseForm.decoded, "showcase"), (.decodedHistory, "showcase-answers"),
      (.decodedRefundHistory, "showcase-answers"),
    ] {
      let words = ["--form", form.rawValue, "--output", "\(output)/\(folder)"]
      try await ShowcaseCommand.run(words + ["--truth", "\(output)/showcase-truth.json"])
    }
    let sample = "\(output)/showcase-signed"
    try await ShowcaseCommand.sample(["--output", "\(sample)/sample.jsonl", "--truth", "\(sample)-truth.json"])
    try OutputFile.write(ProductTable.text, to: "\(output)/showcase-catalog.csv")
    try AppleReportsCommand.run(["--output", "\(output)/apple-reports"])
    try ExamplesCommand.run(["--output", output])
  }

  static func complain(_ message: String) {
    OutputFile.writeToStandardError(Array("generate-fixtures: \(message)\n".utf8))
  }
}
