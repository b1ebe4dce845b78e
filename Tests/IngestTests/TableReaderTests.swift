import Codec
import Foundation
import Refunds
import Testing

@testable import Ingest

struct TableReaderTests {
  /// What a table reads as, cut into blocks of any size.
  private static func read(_ content: [UInt8], blockBytes: Int = 1 << 20) throws -> (Evidence, [InputProblem]) {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv").path
    try Data(content).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let source = BlockSource(inputs: InputWalk.inputs([path]), blockBytes: blockBytes)
    let result = EvidenceReader.read(
      source, fileNames: ["table.csv"], options: IngestOptions(latestPlausible: Reading.latestPlausible), jobs: 2)
    return (result.evidence, result.problems)
  }

  private static func read(_ text: String) throws -> Evidence { try read(Array(text.utf8)).0 }

  private static func findings(_ evidence: Evidence) -> [String] {
    evidence.findings.sorted.map { $0.subject.isEmpty ? $0.code.rawValue : "\($0.code.rawValue): \($0.subject)" }
  }

  private static let header = "transactionId,productId,environment,revocationDate,revocationReason,price,currency\n"

  @Test(arguments: [
    header + "7,p,Production,2025-03-04T09:30:00Z,1,9990,USD\n",
    "Transaction ID;Product ID;Environment;Revocation Date;Revocation Reason;Price;Currency\r\n7;p;Production;2025-03-04T09:30:00Z;1;9,99;USD\r\n",
    "transaction_id\tproduct_id\tenvironment\trevocation_date\trevocation_reason\tprice\tcurrency\n7\tp\tProduction\t1741080600000\t1\t9990\tUSD\n",
    "\"TRANSACTIONID\",\"PRODUCTID\",\"ENVIRONMENT\",\"REVOCATIONDATE\",\"REVOCATIONREASON\",\"PRICE\",\"CURRENCY\"\r7\r,"
      .replacing("\r7\r,", with: "\r\"7\",\"p\",\"Production\",\"1741080600000\",\"1\",\"9990\",\"USD\"\r"),
    "data.transaction_id|data.product_id|data.environment|data.revocation_date|data.revocation_reason|data.price|data.currency\n7|p|Production|1741080600000|1|9990|USD\n",
  ])
  func everyMakerOfTablesIsUnderstood(text: String) throws {
    let evidence = try Self.read(text)
    let statement = try #require(evidence.statements.first)
    #expect(evidence.statements.count == 1)
    #expect(statement.transaction == Identifier(number: 7))
    #expect(evidence.symbols.text(statement.product) == "p")
    #expect(statement.revokedAt?.milliseconds == 1_741_080_600_000)
    #expect(statement.priceMilliunits == 9990)
    #expect(evidence.symbols.text(statement.revocationReason) == "1")
    #expect(!Self.findings(evidence).contains { $0.hasPrefix("unmapped") })
  }

  @Test(arguments: [
    """
     transaction_id | environment |    revocation_date     | revocation_reason | price
    ----------------+-------------+------------------------+-------------------+-------
     7              | Production  | 2025-03-04 09:30:00+00 |                 1 |  9990
     8              | Production  |                        |                   |  9990
    (2 rows)

    """,
    """
    | Transaction Id | Environment | Revocation Date      | Revocation Reason | Price |
    |---------------:|:------------|----------------------|-------------------|------:|
    | 7              | Production  | 2025-03-04T09:30:00Z | 1                 |  9990 |
    | 8              | Production  |                      |                   |  9990 |
    """,
  ])
  func tablesForAScreenAreReadWithoutTheirDecoration(text: String) throws {
    let evidence = try Self.read(text)
    #expect(evidence.statements.map(\.transaction) == [7, 8].map { Identifier(number: $0) })
    #expect(evidence.statements.map { evidence.symbols.text($0.revocationReason) } == ["1", ""])
    #expect(evidence.statements.map(\.revokedAt?.milliseconds) == [1_741_080_600_000, nil])
    #expect(evidence.statements.map(\.environment) == [.production, .production])
    #expect(Self.findings(evidence).isEmpty)
  }

  @Test func aSignedTextOrADocumentInACellCountsAlone() throws {
    let payload = transaction("7")
    let text = signed(payload)
    let nested = notification("REFUND", slot: #""transactionInfo":\#(transaction("8"))"#).replacing("\"", with: "\"\"")
    let evidence = try Self.read(
      "id,notification_type,signed_payload,body\n1,REFUND,\(text),\n2,REFUND,,\"\(nested)\"\n")
    #expect(evidence.statements.map(\.transaction) == [7, 8].map { Identifier(number: $0) })
    #expect(evidence.statements.map(\.kind) == [.snapshot, .refund])
    #expect(evidence.statements.map(\.trust) == [.notChecked, .unsigned])
  }

  @Test func aRowWithATypeIsANotification() throws {
    let evidence = try Self.read(
      "notification_type,notification_uuid,transaction_id,environment,signed_date,revocation_date,bundle_version\n"
        + "REFUND,00000000-0000-4000-8000-000000000001,7,Production,1741080660000,1741080600000,142\n"
        + "TEST,00000000-0000-4000-8000-000000000002,,Production,1741080660000,,\n")
    let statement = try #require(evidence.statements.first)
    #expect(evidence.statements.count == 1)
    #expect(statement.kind == .refund && !statement.notificationIdentifier.isNone)
    #expect(evidence.symbols.text(statement.appVersion) == "142")
    #expect(evidence.files[0].withoutTransaction == [.testNotification: 1])
  }

  @Test func nullsOfDatabasesAreAbsent() throws {
    let evidence = try Self.read(Self.header + "7,p,Production,\\N,NULL,null,\"\"\n")
    let statement = try #require(evidence.statements.first)
    #expect(statement.revokedAt == nil && statement.revocationReason.isNone && statement.priceMilliunits == nil)
    #expect(Self.findings(evidence) == [])
  }

  @Test(
    arguments: [
      (";", "9,99", 9990), (";", "1.234,50", 1_234_500), (";", "1.000", nil), (";", "-9,99", 9990), (";", "9.99", 9990),
      (",", "9.99", 9990), (",", "1.000", 1), (",", "\"9,99\"", nil),
    ] as [(String, String, Int64?)])
  func commasAndPoints(delimiter: String, price: String, milliunits: Int64?) throws {
    let text = "transactionId,environment,price\n7,Production,@\n".replacing(",", with: delimiter).replacing(
      "@", with: price)
    #expect(try Self.read(text).statements.first?.priceMilliunits == milliunits)
  }

  @Test func unknownColumnsAreNamedOnce() throws {
    let evidence = try Self.read("transactionId,environment,note,created_at\n7,Production,x,y\n8,Production,x,y\n")
    #expect(Self.findings(evidence) == ["unmapped-columns: note, created_at"])
    #expect(evidence.statements.count == 2)
  }

  @Test func aTableOfOtherThingsIsRefusedRowByRow() throws {
    let evidence = try Self.read("city,population\nOslo,700000\nBergen,290000\n")
    #expect(evidence.statements.isEmpty && evidence.files[0].unreadable == 2)
    #expect(Self.findings(evidence) == ["table-without-columns: city, population"])
  }

  @Test func aLogWithCommasIsNoTable() throws {
    let evidence = try Self.read("2025-03-04 started, port 80\n\(transaction("7"))\n")
    #expect(evidence.statements.count == 1)
    #expect(evidence.files[0].unreadable == 1)
  }

  @Test func oddRowsCostThemselvesOnly() throws {
    let evidence = try Self.read(
      "transactionId,environment,price\n7,Production,1990,x,y\n8\n2.00000E+15,Production,1990\n9,Production,\"cut off\n10,"
    )
    #expect(evidence.statements.map(\.transaction) == [7, 8].map { Identifier(number: $0) })
    #expect(evidence.files[0].unreadable == 2)
    #expect(Self.findings(evidence).contains("ragged-row: 5 cells in place of 3"))
    #expect(Self.findings(evidence).contains("id-lost-digits: transactionId"))
    #expect(Self.findings(evidence).contains { $0.hasPrefix("not-json: a quoted cell without its end") })
  }

  @Test func utf16IsRead() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE]
      + "transactionId\tenvironment\r\n7\tProduction\r\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let evidence = try Self.read(bytes).0
    #expect(evidence.statements.map(\.transaction) == [Identifier(number: 7)])
  }

  @Test(arguments: [64, 100, 1000, 1 << 20])
  func anyCutGivesTheSameRows(blockBytes: Int) throws {
    var text = "transactionId,environment,note\n"
    for number in 1...200 { text += "\(number),Production,\"line \(number)\nand, \"\"more\"\"\"\n" }
    let evidence = try Self.read(Array(text.utf8), blockBytes: blockBytes).0
    #expect(evidence.statements.map(\.transaction) == (1...200).map { Identifier(number: $0) })
    #expect(evidence.statements.map(\.origin.record) == (1...200).map { UInt32($0) })
  }
}
