import Codec
import Ingest
import Refunds

/// Reads the files of `--rates`, in the order in which they were named.
struct RatesRun {
  /// Nil where no currency was asked for: then no file is read.
  private(set) var conversion: CurrencyConversion?
  private(set) var notices: [ToolNotice] = []

  /// - Throws: a file that is missing (exit 66) or holds no rates (exit 65). Sums without the rates that were asked for would
  ///   look as if there were none.
  init(_ settings: Settings) throws(ToolError) {
    guard let currency = settings.conversion.currency else { return }
    var sources: [RateSource] = []
    for input in settings.conversion.ratePaths.flatMap({ InputWalk.inputs([$0]) }) {
      let reading = try RatesRun.read(input)
      sources.append(reading.source)
      notices += reading.notes.map { RatesRun.notice($0, input.name) }
    }
    conversion = CurrencyConversion(
      to: currency, by: RateTable(sources: sources, gapDays: settings.conversion.gapDays),
      in: settings.calendar.zone)
  }

  /// What is odd in the rates, and what they did not suffice for, belongs to an answer that rests on them.
  func adding(to outcome: CommandOutcome, of report: Report) -> CommandOutcome {
    var outcome = outcome
    if outcome.output != nil { outcome.notices += notices + RatesRun.unconverted(report) }
    return outcome
  }

  private static func unconverted(_ report: Report) -> [ToolNotice] {
    if report.unconverted.isEmpty { return [] }
    let counts = report.unconverted.sorted { ByteOrder.precedes($0.key, $1.key) }.map { currency, count in
      "\(currency.isEmpty ? "no currency" : currency) \(Digits.grouped(count))"
    }
    return [
      ToolNotice(
        "amounts-unconverted",
        "amounts that stay native, for want of a rate or a date: \(counts.joined(separator: ", "))",
        next: "name more rates with --rates, or let older ones count with --rate-gap")
    ]
  }

  private static func read(_ input: Input) throws(ToolError) -> RateFileReader.Reading {
    let file: [UInt8]
    do throws(InputProblem.Fault) {
      file = try WholeFile.bytes(of: input, limit: RateFileReader.largestByteCount)
    } catch {
      throw ToolError(
        AppleReportRun.code(of: error), "the file of rates \(error.words)", at: .file(path: input.name),
        next: "--rates takes a file of exchange rates; see refunds help rates")
    }
    do throws(RateFileError) {
      return try RateFileReader.read(file, name: input.name)
    } catch {
      let place = error.line.map { MessagePlace.line(path: input.name, line: $0) } ?? .file(path: input.name)
      throw ToolError(.inputUnusable, error.what, at: place, next: error.advice)
    }
  }

  private static func notice(_ note: RateNote, _ path: String) -> ToolNotice {
    let place = note.lines.first.map { MessagePlace.line(path: path, line: $0) } ?? .file(path: path)
    let lines = note.lines.count > 1 ? ", lines \(note.lines.map(String.init).joined(separator: ", "))" : ""
    return ToolNotice(
      note.kind.rawValue, "\(note.kind.words) (\(Digits.grouped(note.count))×\(lines))", at: place,
      next: note.kind.advice)
  }
}
