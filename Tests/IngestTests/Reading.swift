import Codec
import Refunds

@testable import Ingest

/// What a text reads as, for tests that look at single statements and findings.
struct Reading {
  var block: BlockReading
  var batch: Batch { block.batch }

  static let latestPlausible = Instant(year: 2026, month: 3, day: 1)

  init(_ text: String, format: InputFormat? = nil) {
    self.init(Array(text.utf8), format: format)
  }

  init(_ bytes: [UInt8], format: InputFormat? = nil) {
    var reader = RecordReader(options: IngestOptions(latestPlausible: Reading.latestPlausible, format: format))
    block = ByteBuffer(bytes).withBytes { reader.readBlock($0, count: bytes.count, file: 0, byteOffset: 0) }
  }

  var records: Int { batch.recordCount }
  var statements: [Statement] { Array(batch.statements) }
  var unreadable: Int { batch.unreadable }
  var groups: [RecordGroup: Int] { batch.withoutTransaction }

  /// `code` or `code: subject`, once for each kind of finding, with the count where it is not 1.
  var findings: [String] {
    batch.findings.sorted.map {
      let subject = $0.subject.isEmpty ? "" : ": " + $0.subject
      return $0.code.rawValue + subject + ($0.count == 1 ? "" : " ×\($0.count)")
    }
  }

  var ids: [String] { statements.map { $0.transaction.text(in: batch.symbols) } }

  func text(_ symbol: Symbol) -> String { batch.symbols.text(symbol) }
}

/// A signed text with this payload; nobody made the signature.
func signed(_ payload: String) -> String {
  let parts = [#"{"alg":"ES256"}"#, payload, "signature"].map { Base64URL.encode(Array($0.utf8)) }
  return parts.joined(separator: ".")
}

/// A transaction of 2025 with further members, each written `"name":value`.
func transaction(_ id: String, _ members: String...) -> String {
  let fixed = [
    #""transactionId":"\#(id)""#, #""bundleId":"com.example.orchard""#, #""environment":"Production""#,
    #""signedDate":1741080660000"#,
  ]
  return "{" + (fixed + members).joined(separator: ",") + "}"
}

/// A decoded notification; `slot` is the whole member that holds the transaction.
func notification(_ type: String, slot: String, _ members: String...) -> String {
  let data = #"{"bundleId":"com.example.orchard","environment":"Production","bundleVersion":"12",\#(slot)}"#
  let fixed = [#""notificationType":"\#(type)""#, #""data":\#(data)"#, #""signedDate":1741080661000"#]
  return "{" + (fixed + members).joined(separator: ",") + "}"
}
