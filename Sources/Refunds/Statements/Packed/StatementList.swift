/// Statements in the order of the input, packed: what many of them share is stored once, what few of them have is stored
/// beside them. A statement takes 80 bytes here and three times as many by itself.
package struct StatementList: Sendable {
  private(set) var rows = BlockList<StatementRow>()
  private(set) var profiles = ValueTable<StatementProfile>()
  private(set) var details = BlockList<StatementDetails>()
  /// Whether a statement lacks its transaction, belongs to a line of an order, or came in a notification: most inputs
  /// have none of these, and need not be searched for what only they can tell.
  private(set) var hasUnresolvedEvents = false
  private(set) var hasOrderLines = false
  private(set) var hasNotificationIdentifiers = false

  package init() {}

  package mutating func append(_ statement: Statement) {
    rows.append(packed(statement))
  }

  private mutating func packed(_ statement: Statement) -> StatementRow {
    let details = StatementDetails(statement)
    return StatementRow(
      statement, profile: profiles.number(of: StatementProfile(statement)),
      details: details.isEmpty ? noteRow(of: statement.transaction) : add(details, of: statement.transaction))
  }

  private mutating func noteRow(of transaction: Identifier) -> UInt32 {
    if transaction.isNone { hasUnresolvedEvents = true }
    return 0
  }

  private mutating func add(_ details: StatementDetails, of transaction: Identifier) -> UInt32 {
    if transaction.isNone { hasUnresolvedEvents = true }
    if !details.orderLine.isNone { hasOrderLines = true }
    if !details.notificationIdentifier.isNone { hasNotificationIdentifiers = true }
    self.details.append(details)
    return UInt32(self.details.count)
  }

  func details(of row: StatementRow) -> StatementDetails {
    row.details == 0 ? .none : details[Int(row.details) - 1]
  }

  /// The statement of a row.
  func statement(_ row: StatementRow) -> Statement {
    var statement = Statement(transaction: row.transaction)
    row.fill(&statement)
    profiles[row.profile].fill(&statement)
    if row.details > 0 { details[Int(row.details) - 1].fill(&statement) }
    return statement
  }

  /// Takes over the statements of a batch.
  ///
  /// - Parameters:
  ///   - symbols: for each symbol of the batch the one that stands for it here.
  ///   - file: their file; their records follow `firstRecord` earlier ones.
  ///   - firstRareFacts: how many rare facts came before those of the batch.
  mutating func append(
    _ batch: StatementList, symbols: [Symbol], file: UInt32, firstRecord: UInt32, firstRareFacts: Int32
  ) {
    let profilesHere = batch.profiles.values.map { profiles.number(of: $0.renumbered(by: symbols)) }
    for position in 0..<batch.count {
      var row = batch.rows[position]
      row.transaction = row.transaction.renumbered(by: symbols)
      row.originalTransaction = row.originalTransaction.renumbered(by: symbols)
      row.origin = Origin(file: file, record: row.origin.record + firstRecord)
      row.profile = profilesHere[Int(row.profile)]
      row.details =
        row.details == 0
        ? noteRow(of: row.transaction)
        : add(
          batch.details(of: row).renumbered(by: symbols, firstRareFacts: firstRareFacts), of: row.transaction)
      rows.append(row)
    }
  }

  /// The statements that are wanted, in their order.
  func filtered(_ isWanted: (Statement) -> Bool) -> StatementList {
    var list = StatementList()
    for statement in self where isWanted(statement) { list.append(statement) }
    return list
  }
}

extension StatementList: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(position: Int) -> Statement {
    get { statement(rows[position]) }
    set { rows[position] = packed(newValue) }
  }
}
