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

  private static func notification(_ type: String, _ identifier: Int, signed: Int64, _ members: String) -> String {
    #"{"notificationType":"\#(type)","notificationUUID":"00000000-0000-4000-8000-00000000\#(signed % 10000)","data":{"#
      + #""bundleId":"com.example.app","environment":"Production","signedTransactionInfo":{"transactionId":"\#(identifier)","#
      + #""originalTransactionId":"\#(identifier)","bundleId":"com.example.app","productId":"pro","#
      + #""purchaseDate":1772352000000,"price":10000,"currency":"USD","environment":"Production","storefront":"USA","#
      + #""signedDate":\#(signed)\#(members)}},"signedDate":\#(signed)}"# + "\n"
  }

  // RevenueCat knows each of these later than Apple and less exactly: the export was written on 9 March.
  @Test func whatAppleSaysStandsAboveTheExport() throws {
    let revoked = #","revocationDate":1772784000000"#
    let apple =
      Self.notification(
        "REFUND", 1, signed: 1_772_784_061_111,
        revoked + #","revocationReason":0,"revocationType":"REFUND_PRORATED","revocationPercentage":40000"#)
      + Self.notification("REFUND", 2, signed: 1_772_784_062_222, revoked)
      + Self.notification("REFUND_REVERSED", 2, signed: 1_772_870_463_333, "")
      + Self.notification("REFUND", 3, signed: 1_772_784_064_444, revoked + #","revocationReason":1"#)
      + Self.notification(
        "REVOKE", 4, signed: 1_772_784_065_555, revoked + #","inAppOwnershipType":"FAMILY_SHARED""#)
    let rows = [
      "1,app_store,2026-03-06 09:30:00,0,10.00,", "2,app_store,2026-03-06 08:00:00,0,10.00,",
      "3,app_store,,10.00,10.00,", "4,app_store,2026-03-06 08:00:00,0,10.00,FAMILY_SHARED",
      "5,app_store,2026-03-08 08:00:00,4.60,10.00,PURCHASED", "GPA.6,play_store,2026-03-06 08:00:00,0,10.00,PURCHASED",
    ]
    let header =
      "store_transaction_id,store,refunded_at,price_in_purchased_currency,purchase_price_in_purchased_currency,"
      + "ownership_type,is_sandbox,purchased_currency,updated_at,product_identifier,custom_subscriber_attributes\n"
    let export = rows.map { $0 + ",f,USD,2026-03-09 00:00:00,pro,somebody@example.com\n" }.joined()
    let run = try TestRun()
    try run.write(apple, to: "apple.jsonl")
    try run.write(header + export, to: "export.csv")
    let fields = "transaction_id,category,counts_as_refund,status,reason,revoked_at,refunded_amount,amount_basis"
    for order in [["apple.jsonl", "export.csv"], ["export.csv", "apple.jsonl"]] {
      run.run(["list", "-q", "-O", "csv", "--no-header", "--fields", fields] + order.map(run.path))
      #expect(
        run.output.split(separator: "\n").sorted() == [
          "1,other,true,revoked,other,2026-03-06T08:00:00.000Z,4.00,percentage",
          "2,unspecified,true,reversed,,2026-03-06T08:00:00.000Z,10.00,reported",
          "3,developerIssue,true,revoked,developerIssue,2026-03-06T08:00:00.000Z,10.00,assumed_full_price",
          "4,familySharing,false,revoked,,2026-03-06T08:00:00.000Z,,",
          "5,unspecified,true,revoked,,2026-03-08T08:00:00.000Z,5.40,reported",
        ])
      run.run(["check", "-O", "json"] + order.map(run.path))
      #expect(run.output.contains(#""other_store""#))
      #expect(!run.output.contains("somebody"))
    }
  }
}
