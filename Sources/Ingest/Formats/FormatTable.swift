/// One row per format: what detection, `refunds formats`, help and the manual know about it.
///
/// The order is the order of detection: of several rows that fit an object, the first one counts.
package enum FormatTable {
  package static let rows: [FormatRow] = [
    FormatRow(
      .facts, "facts of this tool (refunds facts): statements between lines with their digests",
      hasAny: [[.statement, .trust], [.schema, .statements], [.sha256, .statements]]),
    FormatRow(
      .storekitConfiguration, "StoreKit configuration of Xcode (.storekit): a catalogue of products; no purchase",
      hasAny: [[.subscriptionGroups, .products], [.subscriptionGroups, .nonRenewingSubscriptions]]),
    FormatRow(
      .revenueCatWebhook, "webhook of RevenueCat", hasAny: [[.event, .apiVersion]]),
    FormatRow(
      .adaptyWebhook, "webhook of Adapty", hasAny: [[.eventType, .eventProperties]]),
    FormatRow(
      .apphudWebhook, "webhook of Apphud", hasAny: [[.app, .event, .user]],
      without: [.transactionId, .notificationType, .signedPayload, .signedTransactionInfo]),
    FormatRow(
      .qonversionWebhook, "webhook of Qonversion", hasAny: [[.eventName, .transaction]]),
    FormatRow(
      .notificationV1, "App Store Server Notification V1",
      hasAny: [
        [.notificationType, .unifiedReceipt], [.notificationType, .latestReceiptInfo],
        [.notificationType, .latestExpiredReceiptInfo], [.notificationType, .latestReceipt],
        [.notificationType, .latestExpiredReceipt], [.notificationType, .password],
        [.notificationType, .autoRenewAdamId], [.notificationType, .bid],
      ],
      without: [.data]),
    FormatRow(
      .notification, "App Store Server Notification V2, decoded",
      hasAny: [[.notificationType]],
      examples: [
        "notification-v2-decoded", "seats-refund", "advanced-commerce-refund", "notification-test",
        "notification-summary", "external-purchase-token", "rescind-consent", "unclaim-seats",
      ]),
    FormatRow(
      .signedNotification, "App Store Server Notification V2 as Apple posts it; also Get Test Notification Status",
      hasAny: [[.signedPayload]],
      examples: ["notification-v2", "test-notification-status"]),
    FormatRow(
      .notificationHistory, "page of Get Notification History",
      hasAny: [[.notificationHistory], [.paginationToken]]),
    FormatRow(
      .receiptAnswer, "answer of verifyReceipt, or its receipt on its own; the receipt of a Notification V1",
      hasAny: [
        [.latestReceiptInfo], [.latestExpiredReceiptInfo], [.inApp], [.receipt], [.latestReceipt],
        [.pendingRenewalInfo], [.unifiedReceipt],
      ]),
    FormatRow(
      .orderLookup, "answer of Look Up Order ID",
      hasAny: [[.signedTransactions, .status]], without: [.bundleId, .environment]),
    FormatRow(
      .refundHistory, "page of Get Refund History (version 1 or 2): approved refunds only",
      hasAny: [[.signedTransactions], [.revision], [.hasMore]], without: [.bundleId, .environment, .status],
      examples: ["refund-history-v2", "refund-history-v1"]),
    FormatRow(
      .transactionHistory, "page of Get Transaction History (version 1 or 2)",
      hasAny: [[.signedTransactions], [.revision], [.hasMore]],
      examples: ["transaction-history-v2", "transaction-history-v1"]),
    FormatRow(
      .subscriptionStatuses, "answer of Get All Subscription Statuses",
      hasAny: [[.lastTransactions], [.data, .environment], [.data, .bundleId]]),
    FormatRow(
      .transactionInfo, "answer of Get Transaction Info; the data of a notification on its own",
      hasAny: [[.signedTransactionInfo], [.decodedTransactionInfo], [.transactionInfo]]),
    FormatRow(
      .legacyReceipt, "transaction receipt of iOS 6 and before, as such a dictionary or its base64",
      hasAny: [[.purchaseInfo]]),
    FormatRow(
      .receiptRequest, "request of verifyReceipt, or a purchase that an app kept with its receipt",
      hasAny: [[.receiptData], [.transactionReceipt]]),
    FormatRow(
      .printedDictionary, "answer of verifyReceipt as `%@` prints it: an old-style property list",
      textForm: "text that begins with `{`, a name and `=`"),
    FormatRow(
      .appReceipt, "app receipt (PKCS#7), DER or base64, one to a file or to a line",
      textForm: "DER with a signed container, or its base64, which begins with `MI`"),
    FormatRow(
      .deviceTransaction, "transaction from a device by the names of StoreKit's Swift properties",
      hasAny: [[.id, .productID], [.id, .originalID], [.id, .appBundleID]],
      without: [.transactionId]),
    FormatRow(
      .receiptRow, "row of a receipt on its own",
      hasAny: [
        [.transactionId, .purchaseDateMs], [.transactionId, .purchaseDatePst], [.transactionId, .cancellationDate],
        [.transactionId, .cancellationDateMs], [.transactionId, .cancellationReason],
        [.transactionId, .isTrialPeriod],
      ]),
    FormatRow(
      .transaction, "transaction, decoded: JWSTransactionDecodedPayload, Transaction.jsonRepresentation",
      hasAny: [[.transactionId], [.purchaseDate], [.bundleId, .signedDate]],
      examples: ["transactions-decoded"]),
    FormatRow(
      .jws, "signed payload (JWS) of any of these, one to a line or as strings of an array",
      textForm: "text that begins with `ey`: the base64url of a JSON header",
      examples: ["jws-lines"]),
    FormatRow(
      .revenueCatExport, "scheduled data export of RevenueCat, versions 3 to 7",
      textForm: "a table with `store_transaction_id` and `refunded_at`"),
    FormatRow(
      .adaptyExport, "export of Adapty's events",
      textForm: "a table with `event_type`, `event_datetime` and `transaction_id`"),
    FormatRow(
      .apphudExport, "daily export of Apphud's events",
      textForm: "a table with `event_name`, `cancelled_at` and `transaction_id`"),
    FormatRow(
      .table,
      "table of transactions or notifications: CSV or TSV with column names in any spelling; also signed payloads in "
        + "a column",
      textForm: "a first line of names between commas, semicolons, tabs or bars, one of which is a field of this tool"),
    FormatRow(
      .appTransaction, "app transaction, decoded or signed; no purchase",
      hasAny: [[.receiptType], [.receiptCreationDate], [.originalApplicationVersion], [.signedAppTransactionInfo]],
      examples: ["app-transaction", "app-transaction-info"]),
    FormatRow(
      .refundRequest, "request of the developer: refund, revoke or consumption information; no money moved yet",
      hasAny: [[.requestInfo], [.customerConsented]]),
    FormatRow(
      .errorAnswer, "error answer of the App Store Server API",
      hasAny: [[.errorCode]],
      examples: ["api-error"]),
    FormatRow(
      .otherAnswer, "answer or request about renewal dates and test notifications; no transaction",
      hasAny: [[.success], [.effectiveDate], [.extendByDays], [.requestIdentifier], [.testNotificationToken]]),
    FormatRow(
      .renewalInfo, "renewal info, decoded or signed; no purchase",
      hasAny: [
        [.autoRenewStatus], [.autoRenewProductId], [.isInBillingRetryPeriod], [.renewalDate], [.expirationIntent],
        [.signedRenewalInfo], [.environment, .signedDate],
      ]),
  ]

  /// The row of a format.
  package static func row(_ format: InputFormat) -> FormatRow? { rows.first { $0.format == format } }

  /// The format of an object with these members; nil when it is none of them.
  static func format(of present: FieldSet) -> InputFormat? { rows.first { $0.matches(present) }?.format }
}
