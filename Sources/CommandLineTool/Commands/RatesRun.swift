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
    for path in settings.conversion.ratePaths {
      let reading = try RatesRun.read(path)
      sources.append(reading.source)
      notices += reading.notes.map { RatesRun.notice($0, path) }
    }
    conversion = CurrencyConversion(
      to: currency, by: RateTable(sources: sources, gapDays: settings.conversion.gapDays),
      in: settings.calendar.zone)
  }

  /// What is odd in the rates belongs to an answer that rests on them.
  func adding(to outcome: CommandOutcome) -> CommandOutcome {
    var outcome = outcome
    if outcome.output != nil { outcome.notices += notices }
    return outcome
  }

  private static func read(_ path: String) throws(ToolError) -> RateFileReader.Reading {
    let file: [UInt8]
    do throws(FileError) {
      file = try TextFile.bytes(of: path, limit: RateFileReader.largestByteCount)
    } catch {
      throw ToolError(
        .inputMissing, "the rates cannot be opened: \(error.reason)", at: .file(path: path),
        next: "--rates takes a file of exchange rates; see refunds help rates")
    }
    do throws(RateFileError) {
      return try RateFileReader.read(file, name: path)
    } catch {
      let place = error.line.map { MessagePlace.line(path: path, line: $0) } ?? .file(path: path)
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
