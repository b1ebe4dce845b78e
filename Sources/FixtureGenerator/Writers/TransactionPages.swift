/// Answers of Get Transaction History and Get Refund History (formats.md 3.1 and 3.2): pages of 20 transactions.
package struct TransactionPages: Sendable {
  package enum Kind: Sendable {
    case history
    /// Only refunds that stand; the page names neither app nor environment.
    case refundHistory
  }

  package static let transactionsPerPage = 20
  /// Answers are signed when they are asked for: in the last millisecond of the quarter.
  static let askedAt = Shop.end.adding(milliseconds: -1)

  let kind: Kind

  package init(kind: Kind) {
    self.kind = kind
  }

  /// The pages of one customer, in order.
  package func records(_ transactions: [Transaction], _ seal: Seal) throws -> [JSONValue] {
    let sorted = transactions.sorted { (date($0), $0.identifier) < (date($1), $1.identifier) }
    var pages: [JSONValue] = []
    for start in stride(from: 0, to: sorted.count, by: TransactionPages.transactionsPerPage) {
      let end = min(start + TransactionPages.transactionsPerPage, sorted.count)
      let content = try sorted[start..<end].map {
        try seal(Payload.transaction($0, signedAt: TransactionPages.askedAt))
      }
      let revision = "\(date(sorted[end - 1]).milliseconds)_\(sorted[end - 1].identifier)"
      pages.append(page(content, hasMore: end < sorted.count, revision: revision))
    }
    return pages
  }

  func page(_ content: [JSONValue], hasMore: Bool, revision: String) -> JSONValue {
    let isHistory = kind == .history
    return .object([
      "revision": .string(revision),
      "hasMore": .bool(hasMore),
      "bundleId": isHistory ? .string(Shop.bundleIdentifier) : nil,
      "appAppleId": isHistory ? .integer(Shop.appAppleIdentifier) : nil,
      "environment": isHistory ? .string(StoreEnvironment.production.rawValue) : nil,
      "signedTransactions": .array(content),
    ])
  }

  private func date(_ transaction: Transaction) -> Moment {
    switch kind {
    case .history: transaction.purchasedAt
    case .refundHistory: transaction.revocation?.date ?? transaction.purchasedAt
    }
  }
}
