import Codec
import Ingest
import Refunds
import Render

/// Reads what the settings name and makes the books of it; what every command that has input begins with.
struct InputRun {
  let evidence: Evidence
  let ledger: Ledger
  private let problems: [InputProblem]
  private let catalog: CatalogRun
  private let settings: Settings

  /// - Parameter progress: is told how far the run is; nil: nobody asks.
  /// - Throws: a root that cannot be trusted or a catalogue that cannot be read; nothing else is read then.
  init(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) {
    catalog = try CatalogRun(settings.input.catalogPaths)
    let inputs = InputWalk.inputs(settings.input.paths)
    let clock = Instant(milliseconds: Machine.clockMilliseconds)
    var options = IngestOptions(
      latestPlausible: clock.adding(days: 1),
      format: settings.input.format.flatMap(Ingest.InputFormat.init(rawValue:)),
      verification: try InputRun.verification(settings.input, clock))
    options.requiresSigned = settings.input.requiresSigned
    let jobs = settings.input.jobs ?? Machine.processorCount
    progress?.beginReading(inputs)
    let result = EvidenceReader.read(
      BlockSource(inputs: inputs, counter: progress?.counter), fileNames: inputs.map(\.name), options: options,
      jobs: jobs)
    progress?.endReading()
    evidence = result.evidence
    problems = result.problems
    ledger = Ledger(
      evidence: result.evidence, selection: settings.selection, catalog: catalog.catalog,
      work: Threads(jobs: jobs))
    self.settings = settings
  }

  private static func verification(
    _ input: InputSettings, _ clock: Instant
  ) throws(ToolError) -> IngestOptions.Verification {
    if input.verification == .off { return .off }
    var roots = TrustRoots()
    for path in input.trustRootPaths { try add(path, to: &roots, clock) }
    return input.verification == .all ? .all(roots) : .outer(roots)
  }

  private static func add(_ path: String, to roots: inout TrustRoots, _ clock: Instant) throws(ToolError) {
    let file: [UInt8]
    do throws(FileError) {
      file = try TextFile.bytes(of: path)
    } catch {
      throw ToolError(
        .badValue, "\(path) cannot be read: \(error.reason)", at: .option("--trust-root"),
        next: "name a root certificate in DER or PEM")
    }
    do throws(TrustRootError) {
      try roots.add(file, at: clock.milliseconds)
    } catch {
      throw ToolError(.badValue, "\(path) cannot be trusted: \(error.words)", at: .option("--trust-root"))
    }
  }

  /// What the user told about the products.
  var products: Catalog { catalog.catalog }
  /// What is odd about that.
  var catalogNotices: [ToolNotice] { catalog.notices }

  /// The period in instants, once the books know as of when they are.
  var period: DateRange? {
    settings.period.range(asOf: ledger.asOf ?? Instant(milliseconds: 0), in: settings.calendar)
  }

  func outcome(_ report: Report, isConditionMet: Bool = false) -> CommandOutcome {
    outcome(
      Renderer.render(report, as: settings.output.format, options: renderOptions), report.findings,
      isConditionMet: isConditionMet)
  }

  /// The answer, and whether what was asked for with it is true.
  func outcome(_ report: Report, asked: AskedConditions) -> CommandOutcome {
    var outcome = outcome(report, isConditionMet: asked.isMet)
    if outcome.output != nil { outcome.notices += asked.notices }
    return outcome
  }

  func outcome(_ bytes: [UInt8]) -> CommandOutcome { outcome(bytes, ledger.findings) }

  /// The answer with findings and errors. Books that do not balance give no answer at all.
  private func outcome(_ bytes: [UInt8], _ findings: [Finding], isConditionMet: Bool = false) -> CommandOutcome {
    guard ledger.coverage.total.balances else {
      return CommandOutcome(
        ToolError(
          .booksDoNotBalance, "the records read do not add up with what became of them",
          next: "this is a fault of the program; please report it with the output of refunds check"))
    }
    return CommandOutcome(
      output: bytes, findings: findings, fileNames: ledger.fileNames,
      notices: emptyNotices + factsNotices + catalogueInputNotices + catalogNotices,
      errors: errors, isConditionMet: isConditionMet)
  }

  // A wrong path is the likeliest reason for a folder that holds nothing to read.
  private var emptyNotices: [ToolNotice] {
    guard evidence.files.isEmpty else { return [] }
    return [
      ToolNotice(
        FindingCode.emptyInput.rawValue, "there is no file to read in what was named",
        next: "hidden files and __MACOSX are not read; check the path")
    ]
  }

  // What a facts file says about signatures cannot be checked again.
  private var factsNotices: [ToolNotice] {
    let count = evidence.files.reduce(0) { $0 + $1.factCount }
    guard count > 0 else { return [] }
    return [
      ToolNotice(
        "facts-unsigned",
        "\(Digits.grouped(count)) statements come from facts files, which nobody signed: their trust is as it was recorded",
        next: "read the files that they were made of to check signatures anew")
    ]
  }

  // A configuration among the inputs holds no purchase; whoever named it there meant something by it.
  private var catalogueInputNotices: [ToolNotice] {
    guard let count = ledger.coverage.total.withoutTransaction[.catalogue] else { return [] }
    return [
      ToolNotice(
        "catalogue-as-input", "\(Digits.grouped(count)) of the records are catalogues of products and hold no purchase",
        next: "name their file with --catalog to use its names and prices")
    ]
  }

  private var renderOptions: RenderOptions {
    var options = RenderOptions()
    options.header = settings.output.hasHeader
    options.byteOrderMark = settings.output.hasByteOrderMark
    options.rawCells = settings.output.hasRawCells
    options.color = settings.output.isColored
    return options
  }

  /// Whether records were lost: unreadable ones, error answers in place of data, files that end early.
  var hasDamage: Bool {
    let total = ledger.coverage.total
    return total.unreadable > 0 || evidence.files.contains { $0.factsFault != nil }
      || total.leftOut[.signatureRefused] != nil
      || total.leftOut[.signatureWithoutDate] != nil || total.withoutTransaction[.errorAnswer] != nil
      || !problems.isEmpty
  }

  var errors: [ToolError] {
    var errors = problems.compactMap(error)
    let total = ledger.coverage.total
    let isDamaged = problems.contains { if case .damagedGzip = $0.fault { true } else { false } }
    let refused = (total.leftOut[.signatureRefused] ?? 0) + (total.leftOut[.signatureWithoutDate] ?? 0)
    errors += evidence.files.compactMap { file in
      file.factsFault.map { fault in
        ToolError(
          .inputUnusable, "the facts are refused: \(fault)", at: .file(path: file.name),
          next: "fetch the file again, or write it anew; whatever else was named is read all the same")
      }
    }
    let lost =
      total.unreadable + refused + (total.leftOut[.damagedFacts] ?? 0) + (total.withoutTransaction[.errorAnswer] ?? 0)
    if lost == total.read && (lost > 0 || isDamaged) {
      errors.append(
        ToolError(
          .inputUnusable, "no record of the input can be used",
          next: "the findings above say why; refunds formats lists what can be read"))
    } else if settings.input.isStrict && (total.unreadable + refused > 0 || isDamaged) {
      errors.append(
        ToolError(
          .strictInput,
          "\(Digits.grouped(total.unreadable + refused)) records are unreadable, refused or damaged; --strict forbids it",
          next: "the findings above say which; without --strict the others count"))
    }
    return errors
  }

  // Damage of compressed files is a finding: what came before it counts.
  private func error(_ problem: InputProblem) -> ToolError? {
    let place = MessagePlace.file(path: problem.name)
    switch problem.fault {
    case .cannotOpen(let error):
      return ToolError(
        .inputMissing, "the input cannot be opened: \(error.reason)", at: place,
        next: "whatever else was named is read all the same")
    case .cannotRead(let error):
      return ToolError(
        .inputFailed, "reading failed: \(error.reason)",
        at: .file(path: problem.name, byteOffset: problem.byteOffset), next: "what came before it was read")
    case .damagedGzip: return nil
    }
  }
}
