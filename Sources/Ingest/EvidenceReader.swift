package import Codec
package import Refunds
internal import Synchronization

/// Reads all inputs into one body of evidence.
package enum EvidenceReader {
  /// What was read, and which inputs could not be read, or not to their end.
  package struct Result: Sendable {
    package var evidence: Evidence
    package var problems: [InputProblem]
  }

  /// - Parameters:
  ///   - source: its counter, if it has one, counts the records, too.
  ///   - jobs: threads that read and decode; the result is the same for any number.
  package static func read(
    _ source: BlockSource, fileNames: [String], options: IngestOptions, jobs: Int
  ) -> Result {
    let gathering = Mutex(Gathering(fileNames: fileNames))
    BlockPipeline.run(
      source, jobs: jobs, makeWorker: { RecordReader(options: options) },
      work: { event, reader -> Part in
        switch event {
        case .problem(let problem): return .problem(problem)
        case .block(let block):
          let reading = reader.read(block)
          source.counter?.add(records: reading.batch.recordCount)
          return .reading(reading, bytes: block.count, isLast: block.isLast)
        }
      },
      fold: { part in gathering.withLock { $0.take(part) } })
    return gathering.withLock { Result(evidence: $0.evidence, problems: $0.problems) }
  }

  private enum Part: Sendable {
    case reading(BlockReading, bytes: Int, isLast: Bool)
    case problem(InputProblem)
  }

  private struct Gathering {
    var evidence: Evidence
    var problems: [InputProblem] = []
    private var sawContent = false
    /// The last page of the file being read, if it says that more pages exist.
    private var openPage: Finding.Place?
    private var facts = FactsCheck()
    /// Of the file being read.
    private var bytesRead = 0

    init(fileNames: [String]) {
      evidence = Evidence(fileNames: fileNames)
    }

    mutating func take(_ part: Part) {
      switch part {
      case .problem(let problem):
        if case .damagedGzip = problem.fault {
          let place = Finding.Place(
            origin: Origin(file: UInt32(problem.file), record: 0), byteOffset: problem.byteOffset)
          evidence.findings.add(.damagedCompression, problem.words, at: place)
        }
        problems.append(problem)
        finishFacts(of: UInt32(problem.file), byteOffset: problem.byteOffset)
        sawContent = false
      case .reading(let reading, let bytes, let isLast):
        let file = reading.batch.file
        notePages(of: reading, after: evidence.files[Int(file)].records)
        for line in reading.factsLines { facts.take(line, after: evidence.files[Int(file)].records) }
        evidence.append(reading.batch)
        sawContent = sawContent || reading.sawContent
        bytesRead += bytes
        guard isLast else { return }
        finishFacts(of: file, byteOffset: bytesRead)
        if let openPage { evidence.findings.add(.morePages, at: openPage) }
        openPage = nil
        if !sawContent {
          evidence.findings.add(
            .emptyInput, at: Finding.Place(origin: Origin(file: file, record: 0), byteOffset: nil))
        }
        sawContent = false
      }
    }

    // Whoever wrote facts wrote all of them: a file of which a part fails is refused as a whole.
    private mutating func finishFacts(of file: UInt32, byteOffset: Int) {
      facts.finish(records: evidence.files[Int(file)].records, byteOffset: byteOffset)
      evidence.noteFacts(facts.statementCount, of: file)
      if let fault = facts.fault {
        let place = Finding.Place(origin: Origin(file: file, record: fault.record), byteOffset: fault.byteOffset)
        evidence.findings.add(.damagedFacts, fault.words, at: place)
        evidence.refuseFacts(of: file, records: facts.records, because: fault.words)
      }
      facts = FactsCheck()
      bytesRead = 0
    }

    // Pages of one file follow each other, so that only the last one can lack its successor.
    private mutating func notePages(of reading: BlockReading, after records: Int) {
      guard reading.pageCount > 0 else { return }
      openPage = reading.openPage
      openPage?.origin.record += UInt32(records)
    }
  }
}
