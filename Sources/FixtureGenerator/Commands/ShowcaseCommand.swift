/// `generate-fixtures showcase`: the quarter of the made-up shop in one form.
enum ShowcaseCommand {
  static let defaultSize = 4000
  static let defaultSeed: UInt64 = 42

  static func run(_ words: some Sequence<String>) throws {
    let arguments = try Arguments(
      words, options: ["--size", "--seed", "--form", "--output", "--truth"], flags: ["--no-fault"])
    let output = try arguments.required("--output")
    let simulation = Simulation(
      size: try arguments.number("--size", default: defaultSize),
      seed: try arguments.number("--seed", default: defaultSeed), hasFault: !arguments.has("--no-fault"))
    try writeDecoded(simulation.events, to: output)
    if let path = arguments["--truth"] {
      try OutputFile.write(AnswerKeyWriter.document(simulation.answerKey).indented, to: path)
    }
  }

  /// One file where the output is named like one, otherwise a folder with one file for each month of delivery.
  private static func writeDecoded(_ events: [Event], to output: String) throws {
    if output.hasSuffix(".jsonl") { return try writeDecoded(events[...], toFile: output) }
    var rest = events[...]
    while let first = rest.first {
      let month = first.deliveredAt.monthText
      let ofMonth = rest.prefix { $0.deliveredAt.monthText == month }
      try writeDecoded(ofMonth, toFile: "\(output)/notifications-\(month).jsonl")
      rest = rest.dropFirst(ofMonth.count)
    }
  }

  private static func writeDecoded(_ events: ArraySlice<Event>, toFile path: String) throws {
    var file = try OutputFile(path: path)
    for event in events { try file.write(DecodedNotifications.line(event) + [UInt8(ascii: "\n")]) }
    try file.finish()
  }
}
