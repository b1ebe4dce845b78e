package import Render

/// How the answer is written and where.
package struct OutputSettings: Hashable, Sendable {
  package var format: OutputFormat
  /// The file that is written; nil is standard output.
  package var path: String?
  /// CSV, TSV and table: the line of column names.
  package var hasHeader = true
  /// CSV and TSV: a byte order mark first.
  package var hasByteOrderMark = false
  /// CSV and TSV: text that a spreadsheet would take for a formula is left as it is.
  package var hasRawCells = false
  /// Account tokens are shown in place of digests.
  package var showsIdentifiers = false
  /// The answer is compressed.
  package var isGzip = false
  /// Whether the answer may be coloured.
  package var isColored = false

  fileprivate static let gzipEnding = ".gz"

  package init(format: OutputFormat) {
    self.format = format
  }
}

extension SettingsReader {
  mutating func output(color: ColorChoice, surroundings: Surroundings) -> OutputSettings {
    let path = value(of: .output).flatMap { text($0) }.flatMap { $0 == "-" ? nil : $0 }
    var output = OutputSettings(format: format(path: path))
    output.path = path
    output.hasHeader = !flag(.noHeader)
    output.hasByteOrderMark = flag(.bom)
    output.hasRawCells = flag(.rawCells)
    output.showsIdentifiers = flag(.showIdentifiers)
    output.isGzip = command == .facts && (flag(.gzip) || path?.hasSuffix(OutputSettings.gzipEnding) == true)
    output.isColored =
      path == nil
      && color.colors(isTerminal: surroundings.isOutputTerminal, variables: surroundings.variables)
    refuseOptionsWithoutMeaning(for: output.format)
    return output
  }

  /// `--output-format`, else the extension of `--output`, else the command's default. An extension that was typed
  /// outranks a format from a lower level, such as a config file.
  private mutating func format(path: String?) -> OutputFormat {
    let formats = CommandTable.command(command).formats
    let formatLevel = level(of: .outputFormat) ?? .max
    if let path, let outputLevel = level(of: .output), outputLevel < formatLevel, let format = format(of: path) {
      return format
    }
    guard let value = value(of: .outputFormat) else { return formats[0] }
    if let format = OutputFormat(rawValue: value.text?.lowercased() ?? ""), isForeign(format, in: value) {
      return formats[0]
    }
    guard let word = word(value.text ?? "", in: value, among: formats.map(\.rawValue)) else { return formats[0] }
    return OutputFormat(rawValue: word) ?? formats[0]
  }

  /// Whether a format is a journal that the command does not write; says so.
  private mutating func isForeign(_ format: OutputFormat, in value: TypedValue) -> Bool {
    guard format.accountSyntax != nil, !CommandTable.command(command).formats.contains(format) else { return false }
    refuse(
      value, "\(command.rawValue) writes no \(format.rawValue) journal",
      next: "refunds list -O \(format.rawValue) writes the refunds as transactions")
    return true
  }

  private mutating func format(of path: String) -> OutputFormat? {
    var name = path.split(separator: "/").last ?? ""
    if command == .facts && name.hasSuffix(OutputSettings.gzipEnding) {
      name = name.dropLast(OutputSettings.gzipEnding.count)
    }
    // A dot at the beginning hides a file; it does not begin an extension.
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, let value = value(of: .output) else { return nil }
    let formats = CommandTable.command(command).formats
    if let format = OutputFormat(fileName: String(name)), command != .facts || formats.contains(format) {
      return isForeign(format, in: value) ? formats[0] : format
    }
    if level(of: .outputFormat) == nil {
      refuse(
        value, "no format is known for the extension of \(path)",
        next: "name one with --output-format: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return nil
  }

  // On the command line they would be ignored, which is never right; a config file may set them for all commands.
  private mutating func refuseOptionsWithoutMeaning(for format: OutputFormat) {
    let formats = CommandTable.command(command).formats
    for value in typedOnCommandLine where OptionTable.option(value.option).commands.contains(command) {
      if format.takes(value.option) { continue }
      let fitting = OutputFormat.allCases.filter { formats.contains($0) && $0.takes(value.option) }
      report(
        ToolError(
          .conflictingOptions, "no meaning for \(format.rawValue) output", at: value.origin.place,
          next: "it belongs to --output-format \(fitting.map(\.rawValue).joined(separator: " or "))"))
    }
  }
}

extension OutputFormat {
  private static let ofSpreadsheets: Set<OutputFormat> = [.csv, .tsv]
  private static let journals = Set(allCases.filter { $0.accountSyntax != nil })
  private static let ofRows = Set(allCases).subtracting(journals)

  /// The formats that an option changes; an option that is not here has a meaning for all of them.
  private static let ofOption: [OptionName: Set<OutputFormat>] = [
    .bom: ofSpreadsheets, .rawCells: ofSpreadsheets, .noHeader: ofSpreadsheets.union(journals).union([.table]),
    .accounts: journals, .fields: ofRows, .sort: ofRows, .limit: ofRows, .showIdentifiers: ofRows,
    .currency: ofRows, .rates: ofRows, .rateGap: ofRows,
  ]

  fileprivate func takes(_ option: OptionName) -> Bool { OutputFormat.ofOption[option]?.contains(self) ?? true }
}
