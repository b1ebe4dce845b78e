/// Every statement of the input once, in an order that follows from content alone: the answer of `facts`.
///
/// Copies are joined as on a timeline, so that the books made of these statements are those made of the input.
package struct FactList: Sendable {
  package private(set) var statements: [Statement] = []
  package let symbols: SymbolTable
  private let rareFacts: [RareFacts]

  package init(evidence: Evidence, selection: Selection) {
    symbols = evidence.symbols
    rareFacts = evidence.rareFacts
    let positions = evidence.statements.indices.filter { position in
      let statement = evidence.statements[position]
      return selection.environments.contains(statement.environment) && !selection.isAfterAsOf(statement)
    }
    let parts = LedgerParts(evidence.statements, at: positions.map(UInt32.init)).parts
    let order = StatementOrder(symbols: symbols, rareFacts: rareFacts)
    var timelines: [(key: Key, statements: [Statement])] = []
    for groups in parts.lazy.map({ TransactionGroups(evidence.statements, $0) }) {
      for group in 0..<groups.count {
        let members = groups[group].map { evidence.statements[Int($0)] }
        for (app, statements) in LedgerPart.byApp(members) {
          let timeline = Timeline(statements, order: order)
          let transaction = Transaction(
            timeline, identifier: statements[0].transaction, environment: statements[0].environment, app: app)
          if selection.reasonToLeaveOut(app: symbols.text(app), product: symbols.text(transaction.product)) != nil {
            continue
          }
          timelines.append((Key(transaction, in: symbols), timeline.statements))
        }
      }
    }
    timelines.sort { $0.key.precedes($1.key) }
    for timeline in timelines { statements += timeline.statements }
  }

  /// The rare facts of a statement.
  package func rareFacts(of statement: Statement) -> RareFacts? {
    statement.rareFacts.map { rareFacts[Int($0)] }
  }

  private struct Key {
    var environment: String
    var transaction: String
    var app: String

    init(_ transaction: Transaction, in symbols: SymbolTable) {
      environment = transaction.environment.name
      self.transaction = transaction.identifier.text(in: symbols)
      app = symbols.text(transaction.app)
    }

    func precedes(_ other: Key) -> Bool {
      let order = [(environment, other.environment), (transaction, other.transaction), (app, other.app)].lazy
        .map { ByteOrder.compare($0, $1) }.first { $0 != 0 }
      return order.map { $0 < 0 } ?? false
    }
  }
}
