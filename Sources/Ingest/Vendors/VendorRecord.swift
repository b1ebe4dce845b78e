internal import Codec
internal import Refunds

/// What a vendor says about one purchase, in the terms of this tool. Texts are empty where the vendor says nothing.
struct VendorRecord {
  var kind = StatementKind.snapshot
  /// A purchase elsewhere than in the App Store.
  var isOfOtherStore = false
  /// A test of the connection.
  var isTest = false
  /// The bundle id; empty for vendors that name apps by ids of their own.
  var app = ""
  var transaction = ""
  var originalTransaction = ""
  var product = ""
  var country = ""
  var environment = ""
  var currency = ""
  /// The price that was paid, in thousandths.
  var priceMilliunits: Int64?
  /// Nil where the vendor does not tell whose purchase it is: silence must not make a member of a family a customer.
  var isFamilyShared: Bool?
  var isTrial = false
  var isRenewal: Bool?
  var purchasedAt = ""
  var refundedAt = ""
  /// As Apple writes reasons; empty for vendors that pass none on.
  var reason = ""
  /// What went back, where the vendor states it.
  var refundedMilliunits: Int64?
  var time = ""
  /// Its rows say whether a purchase is refunded, so that a later one without a refund undoes an earlier one.
  var carriesRefunds = false

  /// The record as a transaction in Apple's keys. A stated amount stands where Apple states amounts, in the refunds of
  /// items, and is `reported` for the same reason.
  var transactionJSON: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.text(.bundleId, app)
    json.text(.transactionId, transaction)
    json.text(.originalTransactionId, originalTransaction)
    json.text(.productId, product)
    json.text(.environment, environment)
    json.text(.storefront, country.isEmpty ? "" : CountryCodes.storefront(ofCountry: country))
    json.text(.inAppOwnershipType, isFamilyShared.map { $0 ? "FAMILY_SHARED" : "PURCHASED" } ?? "")
    json.text(.offerDiscountType, isTrial ? "FREE_TRIAL" : "")
    json.text(.transactionReason, isRenewal.map { $0 ? "RENEWAL" : "PURCHASE" } ?? "")
    json.text(.purchaseDate, purchasedAt)
    json.text(.signedDate, time)
    if let priceMilliunits, priceMilliunits >= 0 { json.number(.price, priceMilliunits) }
    json.text(.currency, currency)
    json.text(.revocationDate, refundedAt)
    json.text(.revocationReason, reason)
    if let refundedMilliunits, isFamilyShared != true { writeRefund(refundedMilliunits, to: &json) }
    json.endObject()
    return json.take()
  }

  private func writeRefund(_ milliunits: Int64, to json: inout JSONWriter) {
    json.name(FieldName.advancedCommerceInfo.key)
    json.beginObject()
    json.name(FieldName.items.key)
    json.beginArray()
    json.beginObject()
    json.name(FieldName.refunds.key)
    json.beginArray()
    json.beginObject()
    json.number(.refundAmount, milliunits)
    json.text(.refundDate, refundedAt)
    // Without the price nobody can tell whether it was all of it.
    json.text(.refundType, priceMilliunits.map { milliunits < $0 ? "PRORATED" : "FULL" } ?? "")
    json.endObject()
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ field: FieldName, _ text: String) {
    if text.isEmpty { return }
    name(field.key)
    string(text)
  }

  fileprivate mutating func number(_ field: FieldName, _ number: Int64) {
    name(field.key)
    integer(number)
  }
}
