import Foundation

/// A second, much simpler reading of decoded notifications, which shares nothing with the simulation: it sees only
/// the bytes of the file. The answer key must agree with it.
struct IndependentLedger {
  struct Row: Hashable, Comparable {
    var transaction: String
    var category: String
    var isReversed: Bool
    var countsAsRefund: Bool
    /// In 10^-8 of the currency unit; -1 for none.
    var amount: Int64

    static func < (left: Row, right: Row) -> Bool {
      (left.transaction, left.category, left.amount) < (right.transaction, right.category, right.amount)
    }
  }

  private struct Record {
    var type: String
    var time: Int64
    var transaction: [String: Any]
    var requestReason: String?
    var identifier: String { transaction["transactionId"] as? String ?? "" }
    var revocationDate: Int64? { number("revocationDate") }
    func number(_ name: String) -> Int64? { (transaction[name] as? NSNumber)?.int64Value }
    func text(_ name: String) -> String? { transaction[name] as? String }
  }

  private(set) var rows: [Row] = []
  private(set) var paidTransactions = 0
  private(set) var records = 0
  private(set) var redelivered = 0
  private(set) var sandbox = 0
  private(set) var withoutTransaction = 0
  private(set) var outcomes: [String: Int] = [:]

  init(_ lines: [[UInt8]]) throws {
    var seen: Set<String> = []
    var timelines: [String: [Record]] = [:]
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] ?? [:]
      let data = object["data"] as? [String: Any] ?? [:]
      records += 1
      guard let transaction = data["signedTransactionInfo"] as? [String: Any] else {
        withoutTransaction += 1
        continue
      }
      if data["environment"] as? String != "Production" {
        sandbox += 1
      } else if !seen.insert(object["notificationUUID"] as? String ?? "").inserted {
        redelivered += 1
      } else {
        let record = Record(
          type: object["notificationType"] as? String ?? "",
          time: (object["signedDate"] as? NSNumber)?.int64Value ?? 0, transaction: transaction,
          requestReason: data["consumptionRequestReason"] as? String)
        timelines[record.identifier, default: []].append(record)
      }
    }
    for timeline in timelines.values { read(timeline.sorted { $0.time < $1.time }) }
    rows.sort()
  }

  private mutating func read(_ timeline: [Record]) {
    var open: [Record]?
    var request: Bool?
    func close(_ opened: [Record], reversed: Bool, _ rows: inout [Row]) {
      rows.append(IndependentLedger.row(opened, isReversed: reversed))
    }
    for record in timeline {
      switch record.type {
      case "CONSUMPTION_REQUEST":
        if request == nil { request = true }
      case "REFUND_DECLINED":
        outcomes["declined", default: 0] += 1
        request = nil
      case "REFUND_REVERSED":
        if let opened = open {
          close(opened, reversed: true, &rows)
        } else {
          rows.append(
            Row(
              transaction: record.identifier, category: "unspecified", isReversed: true, countsAsRefund: false,
              amount: -1))
        }
        open = nil
      default:
        if record.type == "REFUND", request != nil {
          outcomes["granted", default: 0] += 1
          request = nil
        }
        if record.revocationDate != nil { open = (open ?? []) + [record] }
      }
    }
    if let opened = open { close(opened, reversed: false, &rows) }
    if request != nil { outcomes["pending", default: 0] += 1 }
    let last = timeline.last
    if last?.text("inAppOwnershipType") == "PURCHASED", last?.text("offerDiscountType") != "FREE_TRIAL" {
      paidTransactions += 1
    }
  }

  private static func row(_ opened: [Record], isReversed: Bool) -> Row {
    let types = Set(opened.map(\.type))
    let newest = opened[opened.count - 1]
    let reason = newest.transaction["revocationReason"]
    let isRefund = types.contains("REFUND")
    var category = "unspecified"
    if newest.text("inAppOwnershipType") == "FAMILY_SHARED" {
      category = "familySharing"
    } else if reason as? String == "upgradedToBundle" {
      category = "upgradedToBundle"
    } else if newest.transaction["isUpgraded"] != nil, !isRefund {
      category = "upgrade"
    } else if let number = (reason as? NSNumber)?.intValue {
      category = number == 0 ? "other" : number == 1 ? "developerIssue" : "unknown"
    }
    let counts = ["other", "developerIssue", "unspecified"].contains(category)
    let amount = (newest.number("price") ?? 0) * (newest.number("revocationPercentage") ?? 100_000)
    return Row(
      transaction: newest.identifier, category: category, isReversed: isReversed, countsAsRefund: counts,
      amount: counts ? amount : -1)
  }
}
