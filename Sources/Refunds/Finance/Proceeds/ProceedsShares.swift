/// The shares of the transactions of the books, each group of them looked up once.
struct ProceedsShares: Sendable {
  private let ledger: Ledger
  private let source: ProceedsSource?
  private var known: [Group: ProceedsShare?] = [:]

  private struct Group: Hashable {
    var product: Symbol
    var storefront: Symbol
    var currency: Symbol
    var isRefund: Bool
  }

  init(_ ledger: Ledger, _ source: ProceedsSource?) {
    self.ledger = ledger
    self.source = source
  }

  var areAskedFor: Bool { source != nil }

  /// - Parameter currency: that of the price, which may be the catalogue's.
  mutating func share(of transaction: Transaction, currency: Symbol, isRefund: Bool) -> ProceedsShare? {
    guard let source else { return nil }
    let group = Group(
      product: transaction.product, storefront: transaction.storefront, currency: currency, isRefund: isRefund)
    if let share = known[group] { return share }
    let share = source.share(
      product: ledger.text(group.product), storefront: ledger.text(group.storefront),
      currency: ledger.text(group.currency), isRefund: isRefund)
    known[group] = .some(share)
    return share
  }
}
