/// `generate-fixtures showcase`: the quarter of the made-up shop in one form.
package enum ShowcaseCommand {
  package static let defaultSize = 4000
  package static let defaultSeed: UInt64 = 42

  static func run(_ words: some Sequence<String>) async throws {
    let arguments = try Arguments(
      words, options: ["--size", "--seed", "--form", "--output", "--truth"], flags: ["--no-fault"])
    let output = try arguments.required("--output")
    let name = arguments["--form"] ?? ShowcaseForm.decoded.rawValue
    guard let form = ShowcaseForm(rawValue: name) else {
      throw Arguments.Misuse(description: "there is no form \(name)")
    }
    let simulation = Simulation(
      size: try arguments.number("--size", default: defaultSize),
      seed: try arguments.number("--seed", default: defaultSeed), hasFault: !arguments.has("--no-fault"))
    try await form.write(simulation, to: output)
    try writeTruth(simulation, arguments)
  }

  /// `generate-fixtures sample`: some dozen signed notifications of the quarter.
  static func sample(_ words: some Sequence<String>) async throws {
    let arguments = try Arguments(words, options: ["--output", "--truth"])
    let simulation = Simulation.sample(seed: defaultSeed)
    try await ShowcaseForm.signed.write(simulation, to: try arguments.required("--output"))
    try writeTruth(simulation, arguments)
  }

  private static func writeTruth(_ simulation: Simulation, _ arguments: Arguments) throws {
    guard let path = arguments["--truth"] else { return }
    try OutputFile.write(AnswerKeyWriter.document(simulation.answerKey).indented, to: path)
  }
}
