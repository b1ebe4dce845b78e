/// The order of rows (cli.md, "list"): revocation date, empty last, then transaction id, then opening statement, then
/// reversed before revoked.
///
/// One id can name several transactions, of two apps, of two environments or of two local test stores. Their rows are
/// told apart by content, so that the order of the input files never shows.
struct EpisodeOrder {
  let transactions: TransactionList
  let symbols: SymbolTable

  func precedes(_ left: Episode, _ right: Episode) -> Bool {
    if left.revokedAt != right.revokedAt { return EpisodeOrder.compare(left.revokedAt, right.revokedAt, absent: .max) }
    let leftTransaction = transactions[left.transaction]
    let rightTransaction = transactions[right.transaction]
    let order = ByteOrder.compare(
      leftTransaction.identifier.text(in: symbols), rightTransaction.identifier.text(in: symbols))
    if order != 0 { return order < 0 }
    if left.firstSeenAt != right.firstSeenAt {
      return EpisodeOrder.compare(left.firstSeenAt, right.firstSeenAt, absent: .min)
    }
    if left.status != right.status { return left.status == .reversed }
    return left.transaction != right.transaction && contentPrecedes((left, leftTransaction), (right, rightTransaction))
  }

  private static func compare(_ left: Instant?, _ right: Instant?, absent: Int64) -> Bool {
    (left?.milliseconds ?? absent) < (right?.milliseconds ?? absent)
  }

  private func contentPrecedes(_ left: (Episode, Transaction), _ right: (Episode, Transaction)) -> Bool {
    if left.1.environment != right.1.environment { return left.1.environment.rawValue < right.1.environment.rawValue }
    for (mine, theirs) in zip(content(left.0, left.1), content(right.0, right.1)) where mine != theirs {
      return ByteOrder.precedes(mine, theirs)
    }
    return false
  }

  private func content(_ episode: Episode, _ transaction: Transaction) -> [String] {
    let texts = [
      transaction.app, transaction.product, transaction.productType, transaction.ownership, transaction.storefront,
      transaction.currency, transaction.appVersion, transaction.offerType, transaction.transactionReason,
      episode.requestReason,
    ]
    let numbers = [
      transaction.purchasedAt?.milliseconds, transaction.priceMilliunits, transaction.quantity.map(Int64.init),
      episode.reversedAt?.milliseconds, episode.requestedAt?.milliseconds, episode.revocation.percentage,
    ]
    return texts.map { symbols.text($0) } + numbers.map { $0.map { String($0) } ?? "" }
      + [
        transaction.originalIdentifier.text(in: symbols), transaction.accountIdentifier.text,
        symbols.text(transaction.accountText), episode.verdict.rule.rawValue, episode.revocation.reason,
        episode.revocation.type, episode.refunded.map { $0.basis.rawValue } ?? "",
        episode.refunded?.amount.map { String($0.parts) } ?? "", episode.trust.name,
      ]
  }
}
