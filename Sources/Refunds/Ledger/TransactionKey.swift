/// What tells transactions of one input apart (rules.md 1), but for the app, which some records do not name.
struct TransactionKey: Hashable {
  var environment: Environment
  /// The file where ids only mean something within one file, else 0.
  var file: UInt32
  var identifier: Identifier

  /// The key of another id in the surroundings of a statement.
  init(_ identifier: Identifier, of statement: Statement) {
    environment = statement.environment
    file = statement.environment.idsCollideBetweenFiles ? statement.origin.file : 0
    self.identifier = identifier
  }
}
