import Refunds

/// All that the books say, without places in the input: what must not depend on the order or the split of the input.
struct LedgerFacts: Equatable {
  var episodes: [[String]]
  var requests: [[String]]
  var transactions: [[String]]
  var findings: [String]

  init(_ ledger: Ledger) {
    episodes = ledger.episodes.map { LedgerFacts.episode($0, ledger) }
    requests = ledger.requests.map { LedgerFacts.request($0, ledger) }.sorted(by: LedgerFacts.precedes)
    transactions = ledger.transactions.map { LedgerFacts.transaction($0, ledger) }.sorted(by: LedgerFacts.precedes)
    findings = ledger.findings.map { "\($0.code.rawValue) \($0.subject) \($0.count)" }
  }

  private static func precedes(_ left: [String], _ right: [String]) -> Bool { left.lexicographicallyPrecedes(right) }

  private static func text(_ instant: Instant?) -> String { instant?.text ?? "-" }

  private static func episode(_ episode: Episode, _ ledger: Ledger) -> [String] {
    let revocation = episode.revocation
    return transaction(ledger.transaction(of: episode), ledger) + [
      text(episode.revokedAt), text(episode.firstSeenAt), text(episode.reversedAt), episode.status.rawValue,
      episode.reversalEvidence?.rawValue ?? "-", episode.verdict.rule.rawValue, episode.verdict.category.rawValue,
      "\(episode.verdict.countsAsRefund) \(episode.verdict.alsoUpgraded)", revocation.reason, revocation.type,
      "\(revocation.percentage ?? -1)", "\(revocation.revokedSeatQuantity ?? -1)",
      Extent(of: revocation)?.rawValue ?? "-", episode.amountText ?? "-", episode.basis?.rawValue ?? "-",
      ledger.text(episode.requestReason), text(episode.requestedAt), episode.trust.name,
    ]
  }

  private static func request(_ request: RefundRequest, _ ledger: Ledger) -> [String] {
    [
      ledger.transactions[request.transaction].identifier.text(in: ledger.symbols), text(request.requestedAt),
      text(request.decidedAt), ledger.text(request.reason), request.outcome.rawValue,
    ]
  }

  private static func transaction(_ transaction: Transaction, _ ledger: Ledger) -> [String] {
    [
      transaction.identifier.text(in: ledger.symbols), transaction.originalIdentifier.text(in: ledger.symbols),
      transaction.environment.name, ledger.text(transaction.app), ledger.text(transaction.product),
      ledger.text(transaction.ownership), ledger.text(transaction.storefront), ledger.text(transaction.appVersion),
      ledger.text(transaction.offerDiscountType), ledger.text(transaction.currency),
      ledger.text(transaction.accountText), text(transaction.purchasedAt), text(transaction.expiresAt),
      "\(transaction.priceMilliunits ?? -1)",
      "\(transaction.quantity ?? -1)",
      "\(transaction.isUpgraded) \(transaction.isPaid) \(transaction.hasPurchaseRecord)",
    ]
  }
}
