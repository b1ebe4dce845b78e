/// `generate-fixtures root`: the certificate that signed fixtures are to be checked against.
enum RootCommand {
  static func run(_ words: some Sequence<String>) throws {
    let output = try Arguments(words, options: ["--output"]).required("--output")
    let chain = try SigningChain()
    try OutputFile.write(output.hasSuffix(".der") ? chain.rootDER : chain.rootPEM, to: output)
  }
}
