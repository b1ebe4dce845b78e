internal import Codec
internal import Refunds

/// The lines of a facts file in their order.
///
/// Ids of local test stores mean something within one store only. The store of a statement was its file; in a facts file
/// it is named by a digest of all that the store says, so that no order of files shows.
struct FactLines {
  private let writer: FactWriter
  private let facts: FactList
  /// Positions of the statements of the App Store.
  private var positions: [Int] = []
  private var localLines: [[UInt8]] = []

  init(_ facts: FactList, showsIdentifiers: Bool) {
    self.facts = facts
    writer = FactWriter(facts, showsIdentifiers: showsIdentifiers)
    var stores: [UInt64: [Statement]] = [:]
    for (position, statement) in facts.statements.enumerated() {
      if statement.environment.idsCollideBetweenFiles {
        stores[statement.storeNumber, default: []].append(statement)
      } else {
        positions.append(position)
      }
    }
    for statements in stores.values { addStore(statements) }
    localLines.sort { $0.lexicographicallyPrecedes($1) }
  }

  var count: Int { positions.count + localLines.count }

  subscript(line: Int) -> [UInt8] {
    if line >= positions.count { return localLines[line - positions.count] }
    return writer.line(facts.statements[positions[line]], localStore: "")
  }

  private mutating func addStore(_ statements: [Statement]) {
    var name = facts.symbols.text(statements[0].localStore)
    if name.isEmpty {
      let lines = statements.map { writer.line($0, localStore: "") }.sorted { $0.lexicographicallyPrecedes($1) }
      let digest = SHA256Hash().digest(of: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
      name = String((digest?.text ?? "").prefix(16))
    }
    localLines += statements.map { writer.line($0, localStore: name) }
  }
}
