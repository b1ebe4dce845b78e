internal import Codec
internal import Refunds

/// The tool's own facts files: statements as `refunds facts` writes them, between a header and lines with digests.
///
/// A statement is written as the transaction that it speaks of, with Apple's keys, and read by the same reader. Whether
/// the digests fit is found out by `FactsCheck`, since a block of statements may reach from one block of bytes to the
/// next.
extension RecordReader {
  static let factsSchema = "refunds.facts/1"

  mutating func readFacts(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext) {
    guard context.slot == nil, payloadDepth == 0 else { return reject(.notRecognized, "facts inside another record") }
    if fields[.statement] != nil { return readFact(position, index, bytes) }
    guard let statements = quantity(.statements, index, bytes) else { return reject(.notRecognized, "facts") }
    if fields[.schema] == nil {
      keepFactsLine(.seal(statements: statements, sha256: text(.sha256, index, bytes)), position, index, bytes)
    } else {
      let schema = text(.schema, index, bytes)
      guard schema == RecordReader.factsSchema else { return reject(.notRecognized, "facts of another schema") }
      keepFactsLine(.header(statements: statements), position, index, bytes)
    }
    count(.factsSeal)
  }

  private mutating func keepFactsLine(
    _ role: FactsLine.Role, _ position: Int, _ index: JSONIndex, _ bytes: RawSpan
  ) {
    let node = index[position]
    factsLines.append(
      FactsLine(
        record: origin.record, byteOffset: recordOffset, role: role,
        digest: factsHash.digest(of: bytes.extracting(node.start..<node.end))))
  }

  private mutating func readFact(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan) {
    keepFactsLine(.statement, position, index, bytes)
    let kind = StatementKind.keys[text(.statement, index, bytes)]
    let trust = Trust.names[text(.trust, index, bytes)]
    guard let kind, let trust else { return reject(.notRecognized, "a statement of an unknown kind or trust") }
    // A facts file is signed by nobody, whatever was signed when it was written.
    if options.requiresSigned { return leaveOut(.unsigned) }
    var context = RecordContext()
    context.trust = trust
    context.source = source(index, bytes)
    context.notification = factsNotification(kind, context.source, index, bytes)
    if text(.channel, index, bytes) == "device" { context.channel = .device }
    context.isFrozen = flag(.isFrozen, index, bytes)
    context.mayLackTransaction = context.source == .notificationV1
    if fields[.environment] == nil { context.environment = texts.symbol(Environment.production.name) }
    let localStore = symbol(.localStore, index, bytes)
    let before = batch.statements.count
    readTransaction(index, bytes, context)
    if batch.statements.count > before { batch.statements[before].localStore = localStore }
  }

  private mutating func source(_ index: JSONIndex, _ bytes: RawSpan) -> SourceKind {
    let written = text(.source, index, bytes)
    let usual = fields[.notificationType] == nil ? SourceKind.transaction : .notification
    return SourceKind.keys[written] ?? usual
  }

  private mutating func factsNotification(
    _ kind: StatementKind, _ source: SourceKind, _ index: JSONIndex, _ bytes: RawSpan
  ) -> NotificationFacts {
    var facts = NotificationFacts()
    facts.kind = kind
    facts.type = symbol(.notificationType, index, bytes)
    facts.subtype = symbol(.subtype, index, bytes)
    facts.identifier = universalIdentifier(.notificationUUID, index, bytes)
    facts.requestReason = symbol(.consumptionRequestReason, index, bytes)
    facts.appVersion = symbol(.bundleVersion, index, bytes)
    check(facts.type, in: source == .notificationV1 ? .notificationTypeV1 : .notificationType)
    check(facts.subtype, in: .subtype)
    return facts
  }
}

extension StatementKind {
  fileprivate static let keys = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
}

extension SourceKind {
  fileprivate static let keys = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
}

extension Trust {
  fileprivate static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
