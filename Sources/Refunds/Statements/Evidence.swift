/// Everything that was read: the statements of all files with one table of symbols, and the count of every record.
package struct Evidence: Sendable {
  package private(set) var files: [InputFile]
  package private(set) var statements = StatementList()
  package private(set) var rareFacts: [RareFacts] = []
  package private(set) var symbols = SymbolTable()
  package var findings = FindingLog()

  /// One input with what was read from it. `name` is the path as the user gave it, `stdin` for standard input.
  package struct InputFile: Sendable {
    package var name: String
    package var records = 0
    package var withoutTransaction: [RecordGroup: Int] = [:]
    package var unreadable = 0
    package var leftOut: [LeftOutReason: Int] = [:]
    package var signers: [Signer: Int] = [:]
    /// Statements that came from a facts file, which nobody signed: their trust is that of the run that wrote it.
    package var factCount = 0
    /// Why the facts of the file are refused; nil where there is no such reason.
    package var factsFault: String?

    package init(name: String) {
      self.name = name
    }
  }

  package init(fileNames: [String]) {
    files = fileNames.map(InputFile.init(name:))
  }

  /// The symbol of a text that may stand in no statement.
  mutating func symbol(_ text: String) -> Symbol { symbols.symbol(text) }

  /// Says which transaction an event is about, once other statements have told.
  mutating func resolve(statementAt position: Int, to transaction: Identifier) {
    statements[position].transaction = transaction
  }

  /// Gives a restored copy the id that stands for its charge.
  mutating func joinCopy(statementAt position: Int, to transaction: Identifier) {
    statements[position].transaction = transaction
    statements[position].isRestoredCopy = true
  }

  /// Takes over a batch. Batches of one file must come in the order of the file, since that numbers the records.
  package mutating func append(_ batch: Batch) {
    let symbolsHere = symbols.merge(batch.symbols)
    let firstRecord = UInt32(files[Int(batch.file)].records)
    statements.append(
      batch.statements, symbols: symbolsHere, file: batch.file, firstRecord: firstRecord,
      firstRareFacts: Int32(rareFacts.count))
    rareFacts += batch.rareFacts
    files[Int(batch.file)].records += batch.recordCount
    files[Int(batch.file)].unreadable += batch.unreadable
    files[Int(batch.file)].leftOut.merge(batch.leftOut, uniquingKeysWith: +)
    files[Int(batch.file)].signers.merge(batch.signers, uniquingKeysWith: +)
    files[Int(batch.file)].withoutTransaction.merge(batch.withoutTransaction, uniquingKeysWith: +)
    append(batch.findings, file: batch.file, firstRecord: firstRecord)
  }

  private mutating func append(_ log: FindingLog, file: UInt32, firstRecord: UInt32) {
    for var finding in log.sorted {
      for index in finding.places.indices {
        finding.places[index].origin.file = file
        finding.places[index].origin.record += firstRecord
      }
      findings.add(finding)
    }
  }

  /// The same evidence with the statements of one kind only. The counts of the files stay as they are.
  package func limited(to isWanted: (Statement) -> Bool) -> Evidence {
    var limited = self
    limited.statements = statements.filtered(isWanted)
    limited.findings = FindingLog()
    return limited
  }

  /// Notes how many statements of a file came from facts.
  package mutating func noteFacts(_ count: Int, of file: UInt32) {
    files[Int(file)].factCount += count
  }

  /// Leaves out the statements of facts whose digest does not fit them: nobody can say what they said before.
  package mutating func refuseFacts(of file: UInt32, records: [ClosedRange<UInt32>], because fault: String) {
    let before = statements.count
    statements = statements.filtered { statement in
      statement.origin.file != file || !records.contains { $0.contains(statement.origin.record) }
    }
    files[Int(file)].factsFault = fault
    files[Int(file)].factCount = 0
    if statements.count < before {
      files[Int(file)].leftOut[.damagedFacts, default: 0] += before - statements.count
    }
  }

  /// The rare facts of a statement.
  package func rareFacts(of statement: Statement) -> RareFacts? {
    statement.rareFacts.map { rareFacts[Int($0)] }
  }
}
