import Testing

/// A vendor and Apple tell of the same refund: it counts once, with Apple's reason.
struct VendorMixtureTests {
  private static let apple = """
    {"notificationType":"REFUND","notificationUUID":"00000000-0000-4000-8000-000000000001","data":{"bundleId":"com.example.app","environment":"Production","signedTransactionInfo":{"transactionId":"990000000000001","originalTransactionId":"990000000000001","bundleId":"com.example.app","productId":"pro","purchaseDate":1772352000000,"price":9990,"currency":"USD","environment":"Production","signedDate":1772784060000,"revocationDate":1772784000000,"revocationReason":1}},"signedDate":1772784060000}

    """
  private static let export = """
    store_transaction_id,original_store_transaction_id,product_identifier,store,is_sandbox,start_time,refunded_at,purchased_currency,price_in_purchased_currency,purchase_price_in_purchased_currency,updated_at
    990000000000001,990000000000001,pro,app_store,false,2026-03-01 08:00:00,2026-03-06 08:00:00,USD,0,9.99,2026-03-07 00:00:00
    990000000000002,990000000000002,pro,app_store,false,2026-03-01 08:00:00,2026-03-06 08:00:00,USD,0,9.99,2026-03-07 00:00:00
    990000000000002,990000000000002,pro,app_store,false,2026-03-01 08:00:00,,USD,9.99,9.99,2026-03-09 00:00:00

    """
  private static let webhook = """
    {"api_version":"1.0","event":{"type":"RENEWAL","transaction_id":"990000000000001","product_id":"pro","store":"APP_STORE","environment":"PRODUCTION","event_timestamp_ms":1773000000000,"currency":"USD","price_in_purchased_currency":9.99}}

    """

  private static let columns = "transaction_id,category,status,reason,refunded_amount,currency"

  @Test func oneRefundWhoeverTellsIt() throws {
    let run = try TestRun()
    try run.write(Self.apple, to: "apple.jsonl")
    try run.write(Self.export, to: "export.csv")
    // A later event of the vendor says nothing about the refund, and must not undo it.
    try run.write(Self.webhook, to: "webhook.jsonl")
    let files = ["apple.jsonl", "export.csv", "webhook.jsonl"]
    for order in [files, files.reversed()] {
      run.run(["list", "-q", "-O", "csv", "--no-header", "--fields", Self.columns] + order.map(run.path))
      #expect(
        run.output == """
          990000000000001,developerIssue,revoked,developerIssue,9.99,USD
          990000000000002,unspecified,reversed,,9.99,USD

          """)
    }
  }
}
