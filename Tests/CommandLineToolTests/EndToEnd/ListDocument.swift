import Foundation

/// What a test needs of `list -O json`. Foundation reads decimals from their text, without a Double.
struct ListDocument: Decodable {
  struct Row: Decodable {
    var transaction: String
    var category: String
    var rule: String
    var status: String
    var countsAsRefund: Bool
    var refundedAmount: Decimal?
    var currency: String?
    var amountBasis: String?

    enum CodingKeys: String, CodingKey {
      case transaction = "transaction_id"
      case category, rule, status
      case countsAsRefund = "counts_as_refund"
      case refundedAmount = "refunded_amount"
      case currency
      case amountBasis = "amount_basis"
    }
  }

  struct Finding: Decodable {
    var code: String
  }

  var rows: [Row]
  var findings: [Finding]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(ListDocument.self, from: Data(text.utf8))
  }

  var standingRefunds: [Row] { rows.filter { $0.countsAsRefund && $0.status == "revoked" } }
}
