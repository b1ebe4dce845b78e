/// What tells transactions of one input apart (rules.md 1), but for the app, which some records do not name.
struct TransactionKey: Hashable {
  var environment: Environment
  /// The local test store where ids only mean something within one store, else 0.
  var store: UInt64
  var identifier: Identifier

  /// The key of another id in the surroundings of a statement.
  init(_ identifier: Identifier, of statement: Statement) {
    environment = statement.environment
    store = statement.storeNumber
    self.identifier = identifier
  }
}
