import Codec
import Testing

@testable import Ingest

struct FieldSpellingsTests {
  @Test(arguments: [
    ("transactionId", "transaction_id"), ("notificationUUID", "notification_uuid"), ("price", "price"),
    ("inAppOwnershipType", "in_app_ownership_type"), ("purchaseDateMs", "purchase_date_ms"),
  ])
  func capitalsBecomeUnderscores(camelCase: String, snakeCase: String) {
    #expect(FieldSpellings.snakeCase(camelCase) == snakeCase)
  }

  @Test(arguments: ["transactionId", "transaction_id", "transactionid"])
  func oneFieldHasManySpellings(name: String) throws {
    let fields = try FieldSpellingsTests.fields(of: #"{"\#(name)":"7"}"#)
    #expect(fields.present == [.transactionId])
    #expect(fields[.transactionId] == 1)
  }

  @Test(arguments: [
    (#"{"transaction_id":"1","transactionId":"2"}"#, 2), (#"{"transactionId":"2","transaction_id":"1"}"#, 1),
    (#"{"transactionid":"3","transactionId":"2","transaction_id":"1"}"#, 2),
  ])
  func theSpellingOfAppleCounts(text: String, position: Int) throws {
    #expect(try FieldSpellingsTests.fields(of: text)[.transactionId] == position)
  }

  private static func fields(of text: String) throws -> ObjectFields {
    var index = JSONIndex(names: FieldSpellings.names)
    try ByteBuffer(Array(text.utf8)).withBytes { bytes in _ = try index.read(bytes, at: 0) }
    var fields = ObjectFields()
    fields.fill(index, object: 0)
    return fields
  }

  @Test func receiptsAreSpelledWithUnderscores() {
    #expect(FieldName.cancellationDateMs.key == "cancellation_date_ms")
    #expect(FieldName.latestReceiptInfo.key == "latest_receipt_info")
    #expect(FieldName.revocationDate.key == "revocationDate")
  }

  @Test func everyFieldHasItsKeyFirst() {
    #expect(FieldSpellings.fields.prefix(FieldName.allCases.count) == FieldName.allCases[...])
    #expect(FieldSpellings.names.count == FieldSpellings.fields.count)
  }
}
