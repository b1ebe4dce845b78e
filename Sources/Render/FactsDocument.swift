internal import Codec
package import Refunds

/// Facts files: a header, a statement a line, and after every thousand of them a line with their digest.
///
/// A statement is written as the transaction that it speaks of, with Apple's keys and as Apple writes values, so that
/// `Ingest` reads it as it reads any other. What is usual is left out: the environment Production, and the source that
/// follows from whether there is a notification.
package struct FactsDocument {
  package static let schema = "refunds.facts/1"
  /// Statements that one digest covers.
  private static let blockStatements = 1000

  private let facts: FactList
  private let showsIdentifiers: Bool
  private let hash = SHA256Hash()

  /// - Parameter showsIdentifiers: account tokens are written in place of their digests.
  package init(_ facts: FactList, showsIdentifiers: Bool) {
    self.facts = facts
    self.showsIdentifiers = showsIdentifiers
  }

  /// - Returns: nil where libcrypto cannot compute a digest.
  package var bytes: [UInt8]? {
    var json = JSONWriter()
    json.beginObject()
    json.member("schema", FactsDocument.schema)
    json.member("statements", facts.statements.count)
    json.endObject()
    var output = json.take()
    guard var chain = hash.digest(of: output)?.bytes else { return nil }
    output.append(UInt8(ascii: "\n"))
    let lines = FactLines(facts, showsIdentifiers: showsIdentifiers)
    var position = 0
    while position < lines.count {
      let end = min(position + FactsDocument.blockStatements, lines.count)
      for line in position..<end {
        let content = lines[line]
        guard let digest = hash.digest(of: content) else { return nil }
        chain += digest.bytes
        output += content
        output.append(UInt8(ascii: "\n"))
      }
      guard let seal = hash.digest(of: chain) else { return nil }
      json.beginObject()
      json.member("sha256", seal.text)
      json.member("statements", end - position)
      json.endObject()
      output += json.take()
      output.append(UInt8(ascii: "\n"))
      chain = seal.bytes
      position = end
    }
    return output
  }
}
