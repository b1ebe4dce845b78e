import Codec
import Foundation
import Refunds

@testable import Ingest

/// What a table reads as, by the way of files, where tables are told from other text.
struct TableReading {
  let evidence: Evidence

  init(_ text: String) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv").path
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let source = BlockSource(inputs: InputWalk.inputs([path]))
    evidence =
      EvidenceReader.read(
        source, fileNames: ["table.csv"], options: IngestOptions(latestPlausible: Reading.latestPlausible), jobs: 1
      ).evidence
  }

  var statements: [Statement] { Array(evidence.statements) }
  var records: Int { evidence.files[0].records }
  var unreadable: Int { evidence.files[0].unreadable }
  var leftOut: [LeftOutReason: Int] { evidence.files[0].leftOut }
  var ids: [String] { statements.map { $0.transaction.text(in: evidence.symbols) } }

  /// `code` or `code: subject`.
  var findings: [String] {
    evidence.findings.sorted.map { $0.subject.isEmpty ? $0.code.rawValue : "\($0.code.rawValue): \($0.subject)" }
  }

  func text(_ symbol: Symbol) -> String { evidence.symbols.text(symbol) }
}
