import Codec
import Foundation
import Refunds
import Testing

@testable import Ingest

/// What progress hears of records while they are read.
struct RecordCountTests {
  @Test(arguments: [1, 3]) func everyRecordIsCountedOnce(jobs: Int) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl").path
    let lines = (0..<50).map { #"{"transactionId":"\#($0)"}"# + "\n" } + ["no record\n"]
    try Data(lines.joined().utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let counter = ReadingCounter()
    let result = EvidenceReader.read(
      BlockSource(inputs: InputWalk.inputs([path]), blockBytes: 100, counter: counter), fileNames: ["lines"],
      options: IngestOptions(latestPlausible: Reading.latestPlausible), jobs: jobs)
    #expect(counter.recordCount == 51)
    #expect(result.evidence.files[0].records == 51)
    #expect(counter.byteCount == lines.joined().utf8.count)
  }
}
