/// Everything that was read: the statements of all files with one table of symbols, and the count of every record.
package struct Evidence: Sendable {
  package private(set) var files: [InputFile]
  package private(set) var statements: [Statement] = []
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
    let firstRareFacts = Int32(rareFacts.count)
    statements.reserveGrowing(by: batch.statements.count)
    for var statement in batch.statements {
      statement.renumber(symbols: symbolsHere)
      statement.origin = Origin(file: batch.file, record: statement.origin.record + firstRecord)
      statement.rareFacts = statement.rareFacts.map { $0 + firstRareFacts }
      statements.append(statement)
    }
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
    limited.statements = statements.filter(isWanted)
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
    statements.removeAll { statement in
      statement.origin.file == file && records.contains { $0.contains(statement.origin.record) }
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

extension Array {
  // Doubling, as append does by itself, but in one step for a whole batch.
  fileprivate mutating func reserveGrowing(by additional: Int) {
    if count + additional > capacity { reserveCapacity(Swift.max(count + additional, 2 * capacity)) }
  }
}

extension Statement {
  fileprivate mutating func renumber(symbols: [Symbol]) {
    func here(_ symbol: Symbol) -> Symbol { symbols[Int(symbol.rawValue)] }
    transaction = transaction.renumbered(by: symbols)
    originalTransaction = originalTransaction.renumbered(by: symbols)
    orderLine = orderLine.renumbered(by: symbols)
    notificationType = here(notificationType)
    subtype = here(subtype)
    requestReason = here(requestReason)
    app = here(app)
    product = here(product)
    productType = here(productType)
    ownership = here(ownership)
    storefront = here(storefront)
    appVersion = here(appVersion)
    offerType = here(offerType)
    offerIdentifier = here(offerIdentifier)
    offerDiscountType = here(offerDiscountType)
    transactionReason = here(transactionReason)
    currency = here(currency)
    accountText = here(accountText)
    revocationReason = here(revocationReason)
    revocationType = here(revocationType)
    localStore = here(localStore)
  }
}
