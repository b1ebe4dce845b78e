internal import Codec

/// Follows the lines of facts in one input, in their order, and finds out whether they are what was written.
///
/// Each digest covers the digest before it (the first one: the header) and every statement since, so that no line can
/// be changed, lost, added or moved. Facts files may follow each other in one input (`cat a b`): each begins with a
/// header of its own.
struct FactsCheck {
  /// What is wrong first, in words, and the line at which it showed.
  private(set) var fault: (words: String, record: UInt32, byteOffset: Int)?
  /// The statements that were read as facts, as ranges of records.
  private(set) var records: [ClosedRange<UInt32>] = []
  private(set) var statementCount = 0
  /// The digests that the next one covers; empty before the first header.
  private var chain: [UInt8] = []
  private var unsealed: Int64 = 0
  /// Statements that the header has promised and no digest has covered.
  private var promised: Int64 = 0

  mutating func take(_ line: FactsLine, after firstRecord: Int) {
    let record = line.record + UInt32(firstRecord)
    func fail(_ words: String) { fault = fault ?? (words, record, line.byteOffset) }
    switch line.role {
    case .header(let statements):
      if unsealed > 0 || promised != 0 { fail("the facts before this header are not complete") }
      begin(line, statements)
    case .statement:
      note(record)
      if chain.isEmpty { fail("a statement stands before the header of its file") }
      unsealed += 1
      chain += line.digest?.bytes ?? []
    case .seal(let statements, let sha256):
      let digest = SHA256Hash().digest(of: chain)
      if chain.isEmpty || statements != unsealed || digest == nil || digest?.text != sha256 {
        fail("the \(unsealed) statements before this line do not fit their digest")
      }
      promised -= unsealed
      unsealed = 0
      chain = digest?.bytes ?? []
    }
  }

  /// To be called once the input has ended.
  mutating func finish(records: Int, byteOffset: Int) {
    if unsealed == 0 && promised == 0 { return }
    fault = fault ?? ("the facts end before what their header promised", UInt32(records), byteOffset)
  }

  private mutating func begin(_ header: FactsLine, _ statements: Int64) {
    promised = statements
    unsealed = 0
    chain = header.digest?.bytes ?? []
  }

  private mutating func note(_ record: UInt32) {
    statementCount += 1
    if let last = records.last, last.upperBound + 1 == record {
      records[records.count - 1] = last.lowerBound...record
    } else {
      records.append(record...record)
    }
  }
}
