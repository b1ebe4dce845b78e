/// What is read and how.
package struct InputSettings: Hashable, Sendable {
  /// Files and folders in the order in which they were named; `-` is standard input.
  package var paths: [String] = []
  /// The name of the format that all inputs are read as; nil: each is detected.
  package var format: String?
  package var verification = VerificationChoice.outer
  /// Files with roots that are trusted besides Apple's.
  package var trustRootPaths: [String] = []
  /// Files with what the user knows of the products, the later ones counting more.
  package var catalogPaths: [String] = []
  /// Whatever nobody signed is left out.
  package var requiresSigned = false
  /// Any unreadable or damaged record makes exit 65.
  package var isStrict = false
  /// Threads that read; nil: one per processor.
  package var jobs: Int?

  package init() {}
}

extension SettingsReader {
  // More threads than this only cost memory on any machine that exists.
  private static let mostJobs = 1024

  mutating func input(_ paths: [String], formats: [ReadableFormat]) -> InputSettings {
    var input = InputSettings()
    input.paths = paths
    if let value = value(of: .inputFormat) {
      input.format = word(value.text ?? "", in: value, among: formats.map(\.name))
    }
    if let value = value(of: .verify), let choice = word(value, as: VerificationChoice.self) {
      input.verification = choice
    }
    input.trustRootPaths = values(of: .trustRoot).compactMap { text($0) }
    input.catalogPaths = values(of: .catalog).compactMap { text($0) }
    input.requiresSigned = flag(.requireSigned)
    input.isStrict = flag(.strict)
    input.jobs = number(.jobs, in: 1...Self.mostJobs)
    return input
  }
}
