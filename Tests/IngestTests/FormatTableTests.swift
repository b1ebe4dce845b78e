import Codec
import Testing

@testable import Ingest

struct FormatTableTests {
  @Test func everyFormatHasOneRow() {
    #expect(
      FormatTable.rows.map(\.format).sorted { $0.rawValue < $1.rawValue }
        == InputFormat.allCases.sorted { $0.rawValue < $1.rawValue })
  }

  @Test func everyNameOfTheTableFitsIntoAFieldSet() {
    #expect(FieldName.allCases.count <= FieldSet.capacity)

    #expect(FieldName.allCases.map(\.rawValue) == Array(0..<FieldName.allCases.count))
    #expect(FieldName.notificationUUID.key == "notificationUUID")
  }

  @Test(arguments: [
    ([.signedPayload] as FieldSet, InputFormat.signedNotification),
    ([.notificationType, .data, .signedDate] as FieldSet, InputFormat.notification),
    ([.signedTransactions, .revision, .hasMore, .bundleId, .environment] as FieldSet, InputFormat.transactionHistory),
    ([.signedTransactions, .revision, .hasMore] as FieldSet, InputFormat.refundHistory),
    ([.signedTransactions] as FieldSet, InputFormat.refundHistory),
    ([.signedTransactions, .bundleId] as FieldSet, InputFormat.transactionHistory),
    ([.signedTransactions, .status] as FieldSet, InputFormat.orderLookup),
    ([.signedTransactions, .status, .environment] as FieldSet, InputFormat.transactionHistory),
    ([.revision, .hasMore, .bundleId, .environment] as FieldSet, InputFormat.transactionHistory),
    ([.hasMore, .paginationToken] as FieldSet, InputFormat.notificationHistory),
    ([.environment, .bundleId, .data] as FieldSet, InputFormat.subscriptionStatuses),
    ([.signedTransactionInfo] as FieldSet, InputFormat.transactionInfo),
    ([.transactionId, .signedDate] as FieldSet, InputFormat.transaction),
    ([.transactionId, .autoRenewStatus] as FieldSet, InputFormat.transaction),
    ([.environment, .bundleId, .signedDate] as FieldSet, InputFormat.transaction),
    ([.environment, .signedDate] as FieldSet, InputFormat.renewalInfo),
    (
      [.originalTransactionId, .productId, .autoRenewStatus, .signedDate, .environment] as FieldSet,
      InputFormat.renewalInfo
    ),
    ([.bundleId, .receiptType, .receiptCreationDate] as FieldSet, InputFormat.appTransaction),
    ([.bundleId, .environment, .signedAppTransactionInfo] as FieldSet, InputFormat.appTransaction),
    ([.errorCode, .errorMessage] as FieldSet, InputFormat.errorAnswer),
    ([.items, .requestInfo, .currency, .storefront] as FieldSet, InputFormat.refundRequest),
    ([.originalTransactionId, .success, .effectiveDate] as FieldSet, InputFormat.otherAnswer),
  ])
  func objectsAreToldByTheirMembers(present: FieldSet, format: InputFormat) {
    #expect(FormatTable.format(of: present) == format)
  }

  @Test(arguments: [[], [.status], [.productId, .price], [.data]] as [FieldSet])
  func otherObjectsAreNone(present: FieldSet) {
    #expect(FormatTable.format(of: present) == nil)
  }

  @Test func recognitionReadsAsASentence() {
    #expect(
      FormatTable.row(.orderLookup)?.recognition
        == "an object with `signedTransactions` and `status`, without `bundleId`, `environment`")
  }
}
