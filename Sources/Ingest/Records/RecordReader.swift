internal import Codec
internal import Refunds

/// Reads blocks of input into batches, one block after the other; each thread has a reader of its own.
///
/// The files beside this one extend it by one format each. All of them work alike: `fields` is filled from an object,
/// what is needed is taken out of it, and only then the reader goes deeper, which fills `fields` anew.
struct RecordReader {
  let options: IngestOptions
  var batch = Batch(file: 0)
  var texts = TextSymbols()
  var fields = ObjectFields()
  /// Where `texts` found the last value of each field.
  var lastTexts = [Int](repeating: 0, count: FieldName.allCases.count)
  /// Pages that end in this batch; whether the last one says that more pages exist, and where it stands.
  var pageCount = 0
  var openPage: Finding.Place?
  /// Lines of facts files in this batch.
  var factsLines: [FactsLine] = []
  let factsHash = SHA256Hash()

  /// Offset of the block in its file, and of the record being read.
  var blockOffset = 0
  var recordOffset = 0
  /// How many signed payloads the value being read is inside of.
  var payloadDepth = 0
  /// How many texts inside strings, and objects of collectors, the value being read is inside of.
  var textDepth = 0
  var wrapperDepth = 0
  /// Checks signatures; nil where none are to be checked.
  let verifier: JWSVerifier?
  /// How many records of the block each signer signed.
  var signers: [JWSSigner: Int] = [:]
  private var idleContents: [ByteBuffer] = []
  private var idleIndexes: [JSONIndex] = []
  private var formats: [FieldSet: InputFormat] = [:]
  /// Records of a file are mostly alike, and comparing is cheaper than hashing.
  private var lastFormat: (present: FieldSet, format: InputFormat)?

  private var environments = SymbolMeanings(Environment.init)
  private var vocabularies = Vocabulary.allCases.map { vocabulary in SymbolMeanings(vocabulary.contains) }
  private var kinds = SymbolMeanings(StatementKind.init(notificationType:))
  private var currencyDigits = SymbolMeanings(CurrencyDigits.usual)

  init(options: IngestOptions) {
    self.options = options
    verifier = options.verification.roots.map(JWSVerifier.init(roots:))
  }

  /// Starts the batch of another block.
  mutating func begin(file: UInt32) {
    batch = Batch(file: file)
    texts.removeAll()
    pageCount = 0
    openPage = nil
    factsLines.removeAll(keepingCapacity: true)
    formats.removeAll(keepingCapacity: true)
    environments.removeAll()
    for number in vocabularies.indices { vocabularies[number].removeAll() }
    kinds.removeAll()
    currencyDigits.removeAll()
    signers.removeAll(keepingCapacity: true)
  }

  // MARK: What becomes of a record

  // Each record ends in exactly one of these four, which number the records: the books must balance (rules.md 7).

  mutating func accept(_ statement: Statement) {
    if options.requiresSigned && statement.trust == .unsigned { return leaveOut(.unsigned) }
    batch.recordCount += 1
    batch.statements.append(statement)
  }

  mutating func count(_ group: RecordGroup) {
    batch.recordCount += 1
    batch.withoutTransaction[group, default: 0] += 1
  }

  mutating func leaveOut(_ reason: LeftOutReason) {
    batch.recordCount += 1
    batch.leftOut[reason, default: 0] += 1
  }

  mutating func reject(_ code: FindingCode, _ subject: String = "", faultOffset: Int? = nil) {
    var place = place
    place.faultOffset = faultOffset
    batch.findings.add(code, subject, at: place)
    batch.recordCount += 1
    batch.unreadable += 1
  }

  /// Notes something odd about the record being read.
  mutating func note(_ code: FindingCode, _ subject: String = "") {
    batch.findings.add(code, subject, at: place)
  }

  /// The record being read: the one that ends next.
  var place: Finding.Place {
    Finding.Place(origin: origin, byteOffset: recordOffset)
  }

  var origin: Origin { Origin(file: batch.file, record: UInt32(batch.recordCount + 1)) }

  // MARK: Meanings of texts

  mutating func format(of present: FieldSet) -> InputFormat? {
    if let lastFormat, lastFormat.present == present { return lastFormat.format }
    guard let format = formats[present] ?? FormatTable.format(of: present) else { return nil }
    formats[present] = format
    lastFormat = (present, format)
    return format
  }

  mutating func environment(of symbol: Symbol) -> Environment {
    environments.meaning(of: symbol, in: texts)
  }

  mutating func kind(ofNotificationType symbol: Symbol) -> StatementKind {
    kinds.meaning(of: symbol, in: texts)
  }

  mutating func digits(ofCurrency symbol: Symbol) -> Int {
    currencyDigits.meaning(of: symbol, in: texts)
  }

  /// Notes a value that is not in the vocabulary of its field.
  mutating func check(_ symbol: Symbol, in vocabulary: Vocabulary) {
    if symbol.isNone || vocabularies[vocabulary.rawValue].meaning(of: symbol, in: texts) { return }
    note(vocabulary.finding, texts.text(symbol))
  }

  // MARK: Storage

  /// A buffer and an index for one more value, used ones where possible. They are taken out of the reader, so that it
  /// can change while a value is being read from them.
  mutating func takeStorage() -> (content: ByteBuffer, index: JSONIndex) {
    (idleContents.popLast() ?? ByteBuffer(), idleIndexes.popLast() ?? JSONIndex(names: FieldSpellings.names))
  }

  mutating func giveBack(_ storage: consuming (content: ByteBuffer, index: JSONIndex)) {
    idleContents.append(storage.content)
    idleIndexes.append(storage.index)
  }
}
