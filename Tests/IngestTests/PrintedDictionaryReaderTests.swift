import Codec
import Refunds
import Testing

@testable import Ingest

/// The printed answer and the legacy receipt (formats.md 4.2, 4.4).
struct PrintedDictionaryReaderTests {
  private static let answer = """
    {
        environment = Production;
        "latest_receipt_info" =     (
                    {
                "cancellation_date_ms" = 1741080600000;
                "product_id" = "com.example.a";
                "transaction_id" = 7;
            },
                    {
                "product_id" = coins;
                "transaction_id" = 8;
            }
        );
        status = 0;
    }
    """

  @Test func aPrintedAnswerIsReadAsTheAnswerItIs() throws {
    let reading = Reading(Self.answer + "\n" + Self.answer + "\n" + transaction("9") + "\n")
    #expect(reading.ids == ["7", "8", "7", "8", "9"] && reading.findings == [])
    let first = try #require(reading.statements.first)
    #expect(first.revokedAt?.milliseconds == 1_741_080_600_000 && first.source == .receipt)
    #expect(first.trust == .unsigned && reading.text(first.product) == "com.example.a")
  }

  @Test func aDamagedOneCostsOnlyItself() {
    let reading = Reading("{ a = ; }\n" + transaction("9") + "\n")
    #expect(reading.ids == ["9"] && reading.unreadable == 1)
    #expect(reading.findings == ["not-json: a printed dictionary with a character that does not fit there"])
    #expect(reading.batch.findings.sorted.first?.places.first?.faultOffset == 6)
  }

  @Test func aLegacyReceiptIsReadThroughBothLayers() throws {
    let purchase = "{ \"transaction-id\" = \"7\"; \"product-id\" = p; \"purchase-date-ms\" = 1740823200000; bid = b; }"
    let receipt =
      "{\n\t\"signature\" = \"AA==\";\n\t\"purchase-info\" = \"\(Base64.encode(Array(purchase.utf8)))\";\n"
      + "\tenvironment = Sandbox;\n}"
    let text = Base64.encode(Array(receipt.utf8))
    for form in [receipt, text, #"{"receipt-data":"\#(text)"}"#] {
      let reading = Reading(form)
      let statement = try #require(reading.statements.first)
      #expect(reading.ids == ["7"] && reading.findings == [])
      #expect(statement.environment == .sandbox && statement.trust == .notChecked && statement.source == .receipt)
      #expect(statement.purchasedAt?.milliseconds == 1_740_823_200_000 && reading.text(statement.app) == "b")
    }
  }
}
