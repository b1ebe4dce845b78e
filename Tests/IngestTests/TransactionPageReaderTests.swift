import Foundation
import Refunds
import Testing

@testable import Ingest

struct TransactionPageReaderTests {
  private static let bare = #"{"transactionId":"1"}"#

  @Test(arguments: [
    (
      #"{"bundleId":"a","environment":"Production","hasMore":false,"signedTransactions":[@,@]}"#,
      SourceKind.transactionHistory
    ),
    (#"{"revision":"r","hasMore":false,"signedTransactions":[@,@]}"#, .refundHistory),
    (#"{"signedTransactions":[@,@]}"#, .refundHistory),
    (#"{"status":0,"signedTransactions":[@,@]}"#, .orderLookup),
  ])
  func wrapperTellsTheSource(page: String, source: SourceKind) {
    let plain = Reading(page.replacingOccurrences(of: "@", with: TransactionPageReaderTests.bare))
    #expect(plain.statements.map(\.source) == [source, source])
    #expect(plain.statements.map(\.origin.record) == [1, 2])
    #expect(plain.statements.map(\.trust) == [.unsigned, .unsigned])
    let text = "\"" + signed(TransactionPageReaderTests.bare) + "\""
    let sealed = Reading(page.replacingOccurrences(of: "@", with: text))
    #expect(sealed.statements.map(\.source) == [source, source])
    #expect(sealed.statements.map(\.trust) == [.notChecked, .notChecked])
  }

  @Test func pageFillsInWhatItsTransactionsLack() {
    let own = #"{"transactionId":"2","bundleId":"b","environment":"Sandbox"}"#
    let page = #"{"bundleId":"a","environment":"Sandbox","signedTransactions":[{"transactionId":"1"},\#(own)]}"#
    let reading = Reading(page)
    #expect(reading.statements.map { reading.text($0.app) } == ["a", "b"])
    #expect(reading.statements.map(\.environment) == [.sandbox, .sandbox])
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    #"{"revision":"r","hasMore":false,"signedTransactions":[]}"#, #"{"signedTransactions":[]}"#,
    #"{"revision":"r","hasMore":false,"bundleId":"a","environment":"Production"}"#,
    #"{"hasMore":false,"paginationToken":"t"}"#, #"{"hasMore":false,"notificationHistory":[]}"#, "[]", "[]\n[]",
  ])
  func emptyPagesHoldNoRecord(text: String) {
    let reading = Reading(text)
    #expect(reading.records == 0)
    #expect(reading.findings == [])
    #expect(reading.block.sawContent)
  }

  @Test func placeholdersCostOneRecordEach() {
    let reading = Reading(#"{"signedTransactions":["signed_transaction_one",null,42,"undefined"]}"#)
    #expect(reading.records == 4 && reading.unreadable == 4)
    #expect(
      reading.findings == ["not-a-jws: signedTransactions ×2", "not-recognized: null", "not-recognized: number"])
  }

  @Test func wrongObjectsInSlotsAreReadAsWhatTheyAre() {
    let whole = notification("REFUND", slot: #""signedTransactionInfo":\#(transaction("612"))"#)
    let renewal = #"{"originalTransactionId":"613","autoRenewStatus":1,"signedDate":1741080600000}"#
    let elements = [signed(whole), signed(renewal), "undefined", signed(transaction("614"))]
    let reading = Reading(#"{"signedTransactions":["\#(elements.joined(separator: "\",\""))"]}"#)
    #expect(reading.ids == ["612", "614"])
    #expect(reading.statements.map(\.kind) == [.refund, .snapshot])
    #expect(reading.statements.map(\.source) == [.notification, .refundHistory])
    #expect(reading.groups == [.renewalInfo: 1])
    #expect(reading.records == 4 && reading.unreadable == 1)
    #expect(
      reading.findings == [
        "not-a-jws: signedTransactions", "wrong-object-in-slot: notification in signedTransactions",
      ])
  }

  @Test(arguments: [("true", true), ("1", true), ("\"true\"", true), ("false", false), ("0", false), ("null", false)])
  func onlyTheLastPageDecidesWhetherMoreExist(hasMore: String, isOpen: Bool) {
    let first = Reading(
      #"{"signedTransactions":[],"hasMore":true}"# + #"{"signedTransactions":[],"hasMore":\#(hasMore)}"#)
    #expect((first.block.openPage != nil) == isOpen)
    #expect(first.block.pageCount == 2)
  }

  @Test func notificationHistoryHoldsOneRecordPerNotification() {
    let refund = notification("REFUND", slot: #""signedTransactionInfo":"\#(signed(transaction("1")))""#)
    let entry =
      #"{"sendAttempts":[{"attemptDate":1,"sendAttemptResult":"SUCCESS"}],"signedPayload":"\#(signed(refund))"}"#
    let reading = Reading(#"{"hasMore":false,"notificationHistory":[\#(entry),\#(refund),"\#(signed(refund))",{}]}"#)
    #expect(reading.statements.map(\.kind) == [.refund, .refund, .refund])
    #expect(reading.statements.map(\.source) == [.notification, .notification, .notification])
    #expect(reading.statements.map(\.trust) == [.notChecked, .unsigned, .notChecked])
    #expect(reading.records == 4 && reading.unreadable == 1)
    #expect(reading.findings == ["not-recognized: empty object"])
  }
}

struct SubscriptionStatusReaderTests {
  @Test func everyLastTransactionIsOneRecord() {
    let entries = [
      #"{"status":1,"originalTransactionId":"1","signedTransactionInfo":"\#(signed(transaction("11")))","signedRenewalInfo":"x"}"#,
      #"{"status":5,"originalTransactionId":"2","signedTransactionInfo":\#(transaction("12"))}"#,
      #"{"status":5,"originalTransactionId":"3"}"#, #"{"status":2,"originalTransactionId":"4"}"#,
      #"{"status":5,"signedTransactionInfo":"signed_transaction_two"}"#,
    ]
    let group = #"{"subscriptionGroupIdentifier":"g","lastTransactions":[\#(entries.joined(separator: ","))]}"#
    let reading = Reading(#"{"environment":"Production","bundleId":"com.example.orchard","data":[\#(group),{}]}"#)
    #expect(reading.ids == ["11", "12"])
    #expect(reading.statements.map(\.source) == [.subscriptionStatus, .subscriptionStatus])
    #expect(reading.statements.map(\.trust) == [.notChecked, .unsigned])
    #expect(reading.groups == [.otherAnswer: 2])
    #expect(reading.records == 5 && reading.unreadable == 1)
    #expect(reading.findings == ["not-a-jws: signedTransactionInfo", "revoked-without-transaction"])
  }

  @Test func objectWithOtherDataIsNoStatusAnswer() {
    let reading = Reading(#"{"environment":"Production","data":{"rows":[]}}"#)
    #expect(reading.unreadable == 1)
    #expect(reading.findings == ["not-recognized: subscription statuses without groups"])
  }
}

struct TransactionInfoReaderTests {
  @Test func transactionInfoHoldsOneTransaction() {
    let reading = Reading(#"{"signedTransactionInfo":"\#(signed(transaction("1")))"}"#)
    #expect(reading.statements.map(\.source) == [.transactionInfo])
    #expect(reading.ids == ["1"])
  }

  @Test func answerOfTheAdvancedCommerceAPIIsReadAlike() {
    let reading = Reading(#"{"signedRenewalInfo":"x","signedTransactionInfo":"placeholder","unknownField":1}"#)
    #expect(reading.records == 1 && reading.unreadable == 1)
    #expect(reading.findings == ["not-a-jws: signedTransactionInfo"])
  }
}

struct OtherAnswerTests {
  @Test(arguments: [
    (#"{"errorCode":4290000,"errorMessage":"Rate limit exceeded."}"#, "4290000: rate limit exceeded"),
    (#"{"errorCode":"4040010","errorMessage":"…"}"#, "4040010: transaction id not found"),
    (#"{"errorCode":4040099,"errorMessage":"…"}"#, "4040099: not found"),
    (#"{"errorCode":7,"errorMessage":"…"}"#, "no error code of the App Store Server API"),
  ])
  func errorAnswersAreNamed(text: String, subject: String) {
    let reading = Reading(text)
    #expect(reading.groups == [.errorAnswer: 1])
    #expect(reading.findings == ["error-answer: \(subject)"])
  }

  @Test(arguments: [
    (#"{"autoRenewProductId":"p","autoRenewStatus":1,"renewalPrice":9990}"#, RecordGroup.renewalInfo),
    (#"{"environment":"Sandbox","signedDate":1672956154000}"#, .renewalInfo),
    (#"{"receiptType":"Xcode","originalPurchaseDate":-62135769600000}"#, .appTransaction),
    (#"{"signedAppTransactionInfo":"x"}"#, .appTransaction),
    (#"{"items":[{"refundType":"FULL"}],"requestInfo":{}}"#, .refundRequest),
    (#"{"customerConsented":true,"refundPreference":"DECLINE"}"#, .refundRequest),
    (#"{"originalTransactionId":"1","success":true,"effectiveDate":1}"#, .otherAnswer),
    (#"{"testNotificationToken":"t"}"#, .otherAnswer),
  ])
  func answersWithoutATransactionAreGroups(text: String, group: RecordGroup) {
    for input in [text, "\"\(signed(text))\""] {
      let reading = Reading(input)
      #expect(reading.groups == [group: 1])
      #expect(reading.records == 1)
      #expect(reading.findings == [])
    }
  }
}
