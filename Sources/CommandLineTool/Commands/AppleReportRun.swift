import Codec
import Ingest
import Refunds

/// Reads the files of `--apple`. One that is no report costs that file only, and is named.
struct AppleReportRun {
  private(set) var reports: [AppleReport] = []
  private(set) var refused: [Reconciliation.RefusedFile] = []
  private(set) var notices: [ToolNotice] = []
  private(set) var errors: [ToolError] = []

  init(_ paths: [String]) {
    for input in InputWalk.inputs(paths) { read(input) }
  }

  /// Why nothing can be compared; nil where there is a report.
  var emptiness: CommandOutcome? {
    if !reports.isEmpty { return nil }
    var outcome = CommandOutcome(
      ToolError(
        .inputUnusable, "none of what --apple names is a report that refunds can be compared with",
        next: "name FINANCIAL, FINANCE_DETAIL, SALES, SUBSCRIBER, SUBSCRIPTION_EVENT or financial_report.csv"))
    outcome.notices = notices
    outcome.errors += errors
    return outcome
  }

  private mutating func read(_ input: Input) {
    let place = MessagePlace.file(path: input.name)
    let file: [UInt8]
    do throws(InputProblem.Fault) {
      file = try WholeFile.bytes(of: input, limit: AppleReportReader.largestByteCount)
    } catch {
      let words = error.words
      refused.append(Reconciliation.RefusedFile(name: input.name, reason: words))
      errors.append(ToolError(AppleReportRun.code(of: error), "the report \(words)", at: place))
      return
    }
    do throws(AppleReportRefusal) {
      let report = try AppleReportReader.read(file, name: input.name)
      reports.append(report)
      notices += report.oddities.map { AppleReportRun.notice($0, input.name) }
    } catch {
      refused.append(Reconciliation.RefusedFile(name: input.name, reason: error.what))
      let line = error.line.map { MessagePlace.line(path: input.name, line: $0) }
      notices.append(ToolNotice("report-refused", error.what, at: line ?? place, next: error.advice))
    }
  }

  static func code(of fault: InputProblem.Fault) -> ErrorCode {
    switch fault {
    case .cannotOpen: .inputMissing
    case .cannotRead: .inputFailed
    case .damagedGzip: .inputUnusable
    }
  }

  private static func notice(_ oddity: AppleReportOddity, _ path: String) -> ToolNotice {
    let place = oddity.lines.first.map { MessagePlace.line(path: path, line: $0) } ?? .file(path: path)
    let subject = oddity.subject.isEmpty ? "" : " \(oddity.subject)"
    let lines = oddity.lines.count > 1 ? ", lines \(oddity.lines.map(String.init).joined(separator: ", "))" : ""
    return ToolNotice(
      oddity.kind.rawValue, "\(oddity.kind.words) (\(Digits.grouped(oddity.count))×\(lines))\(subject)", at: place,
      next: oddity.kind.advice)
  }
}
