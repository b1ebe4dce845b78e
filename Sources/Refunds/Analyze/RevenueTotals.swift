/// Revenue of one currency in one period: sales, and what was given back of them, on both bases. Nothing is rounded before
/// it is printed, and no sum can overflow (see `MoneyTotals`).
package struct RevenueTotals: Sendable {
  /// Prices of the paid transactions bought in the period; the same on both bases.
  package private(set) var sales = KnownSum()
  /// The part of the sales that was bought at an introductory price.
  package private(set) var introductorySales = KnownSum()
  /// The part of the sales that is not earned yet at the as-of moment.
  package private(set) var deferred = DeferredSum()
  /// Free trials begun in the period: no money, hence in no sum.
  package private(set) var freeTrials = 0
  /// Refunds of what was bought in the period, and their reversals, whenever those were.
  package var byTransactionDate = Refunded()
  /// Refunds and reversals of the period, whenever the purchase was.
  package var byEventDate = Refunded()
  /// Proceeds of the sales.
  package private(set) var proceeds = KnownProceeds()

  /// Money given back on one basis.
  package struct Refunded: Sendable {
    package private(set) var granted = KnownSum()
    package private(set) var reversed = KnownSum()
    /// Refunds of unknown amount, each once.
    package private(set) var unknownAmounts = 0
    /// Proceeds taken back, less those given again.
    package private(set) var proceeds = KnownProceeds()

    package var net: Amount? {
      guard let granted = granted.amount, let reversed = reversed.amount else { return nil }
      return Amount(parts: granted.parts - reversed.parts)
    }

    /// - Parameters:
    ///   - isGranted: the refund belongs to this basis.
    ///   - isReversed: its reversal does.
    mutating func add(_ amount: Amount?, isGranted: Bool, isReversed: Bool, share: ProceedsShare?) {
      guard isGranted || isReversed else { return }
      if isGranted { granted.add(amount) }
      if isReversed { reversed.add(amount) }
      if amount == nil { unknownAmounts += 1 }
      let sign: Int128 = (isGranted ? 1 : 0) - (isReversed ? 1 : 0)
      proceeds.add(amount.map { Amount(parts: sign * $0.parts) }, share)
    }
  }

  /// - Parameter price: nil where it is not known.
  mutating func addSale(_ price: Amount?, isIntroductory: Bool, share: ProceedsShare?) {
    sales.add(price)
    if isIntroductory { introductorySales.add(price) }
    proceeds.add(price, share)
  }

  /// See `DeferredSum`.
  mutating func addSubscription(_ price: Amount, term: Range<Instant>?, at moment: Instant) {
    deferred.add(price, term: term, at: moment)
  }

  mutating func addFreeTrial() { freeTrials += 1 }

  /// Sales less what was given back; nil where one of them is not known at all.
  package func netRevenue(_ refunded: Refunded) -> Amount? {
    guard let sales = sales.amount, let net = refunded.net else { return nil }
    return Amount(parts: sales.parts - net.parts)
  }

  /// Proceeds of the sales less those of what was given back, rounded once; nil where one of them is not known at all.
  package func netProceeds(_ refunded: Refunded) -> Amount? {
    guard proceeds.isKnown, refunded.proceeds.isKnown else { return nil }
    return (proceeds.sum - refunded.proceeds.sum).estimate
  }
}

/// A sum of amounts, some of which are not known. A sum of unknown amounts alone is unknown, not 0.
package struct KnownSum: Sendable {
  private var sum = Amount.zero
  private var known = 0
  /// Amounts that are in no sum.
  package private(set) var unknown = 0

  package var amount: Amount? { known == 0 && unknown > 0 ? nil : sum }

  mutating func add(_ amount: Amount?) {
    guard let amount else { return unknown += 1 }
    known += 1
    sum = Amount(parts: sum.parts + amount.parts)
  }
}

/// Proceeds of amounts, some of which are not known, or for which nothing tells the share.
package struct KnownProceeds: Sendable {
  fileprivate private(set) var sum = ProceedsSum()
  private var known = 0
  /// Amounts that are in no sum.
  package private(set) var unknown = 0

  fileprivate var isKnown: Bool { known > 0 || unknown == 0 }
  /// Nil where none of the proceeds is known, or the sum does not fit.
  package var estimate: Amount? { isKnown ? sum.estimate : nil }

  mutating func add(_ amount: Amount?, _ share: ProceedsShare?) {
    guard let amount, let share else { return unknown += 1 }
    known += 1
    sum.add(amount, share)
  }
}
