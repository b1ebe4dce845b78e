/// `generate-fixtures examples`: all small inputs, with the tables that say what they are.
enum ExamplesCommand {
  static func run(_ words: some Sequence<String>) throws {
    let output = try Arguments(words, options: ["--output"]).required("--output")
    let chain = try SigningChain()
    let formats = try FormatExamples.all(try Signer(chain))
    let invalid = InvalidExamples.all
    for example in formats + invalid { try OutputFile.write(example.content, to: "\(output)/\(example.path)") }
    try OutputFile.write(chain.rootPEM, to: "\(output)/root.pem")
    try OutputFile.write(
      ExampleTable.expectations(formats + invalid).indented, to: "\(output)/expected.json")
    try OutputFile.write(
      ExampleTable.markdown(
        title: "One small input per format",
        introduction: "Signed ones verify against [`../root.pem`](../root.pem); the key is worthless. "
          + "Every number is also in [`../expected.json`](../expected.json).", formats),
      to: "\(output)/formats/README.md")
    try OutputFile.write(
      ExampleTable.markdown(
        title: "One input per finding",
        introduction: "The folder is the code of the finding. A bad record costs only itself.", invalid),
      to: "\(output)/invalid/README.md")
  }
}
