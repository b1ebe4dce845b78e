/// Makes the entries of a journal from the episodes of the books.
///
/// Refund and reversal each have their own date: whoever exports month after month gets every entry once.
struct JournalBuilder {
  let ledger: Ledger
  let zone: ZoneRules
  let accounts: AccountMapping
  /// Entries dated in this period; nil is all of them, undated ones included.
  let period: DateRange?

  private struct Dated {
    var instant: Instant?
    var entry: JournalEntry
  }

  func journal(of episodes: some Sequence<Episode>) -> Journal {
    var dated: [Dated] = []
    for episode in episodes where episode.verdict.countsAsRefund {
      add(.refund, of: episode, at: episode.revokedAt, to: &dated)
      if episode.status == .reversed { add(.reversal, of: episode, at: episode.reversedAt, to: &dated) }
    }
    let order = dated.indices.sorted { left, right in
      JournalBuilder.precedes(dated[left], dated[right]) ?? (left < right)
    }
    return Journal(timeZone: zone.name, entries: order.map { dated[$0].entry })
  }

  private func add(_ kind: JournalEntry.Kind, of episode: Episode, at instant: Instant?, to dated: inout [Dated]) {
    if let period, !(instant.map(period.contains) ?? false) { return }
    var entry = entry(kind, of: episode)
    entry.date = instant.map(zone.date)
    if let amount = episode.refunded?.amount {
      entry.obstacle = obstacle(to: entry)
      if entry.obstacle == nil { entry.postings = postings(of: entry, amount) }
    } else {
      entry.obstacle = .amountUnknown
    }
    dated.append(Dated(instant: instant, entry: entry))
  }

  private func entry(_ kind: JournalEntry.Kind, of episode: Episode) -> JournalEntry {
    let transaction = ledger.transaction(of: episode)
    return JournalEntry(
      kind: kind, transactionIdentifier: transaction.identifier.text(in: ledger.symbols),
      originalTransactionIdentifier: transaction.originalIdentifier.text(in: ledger.symbols),
      app: ledger.text(transaction.app), environment: transaction.environment,
      product: ledger.text(transaction.product),
      productName: ledger.catalog.product(transaction.product)?.name ?? "",
      storefront: ledger.text(transaction.storefront), reason: ledger.classifier.reason(episode.revocation.reason),
      reasonCode: episode.revocation.reason, extent: Extent(of: episode.revocation),
      currency: ledger.text(ledger.currency(of: episode)), basis: episode.refunded?.basis ?? .unknown)
  }

  // An amount in no currency is no money that could be booked, and no program would take the symbol.
  private func obstacle(to entry: JournalEntry) -> JournalEntry.Obstacle? {
    let isCode = entry.currency.utf8.count == 3 && entry.currency.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    if !isCode { return .currencyUnknown }
    return entry.date == nil ? .dateUnknown : nil
  }

  private func postings(of entry: JournalEntry, _ amount: Amount) -> [JournalEntry.Posting] {
    let opposite = Amount(parts: -amount.parts)
    let receivable = accounts.account(for: .receivable, of: entry)
    switch entry.kind {
    case .refund:
      return [
        JournalEntry.Posting(account: accounts.account(for: .refunds, of: entry), amount: amount),
        JournalEntry.Posting(account: receivable, amount: opposite),
      ]
    case .reversal:
      return [
        JournalEntry.Posting(account: accounts.account(for: .reversals, of: entry), amount: opposite),
        JournalEntry.Posting(account: receivable, amount: amount),
      ]
    }
  }

  /// By day, then transaction id, then the time of the day; nil where both are equal. Undated entries stand last.
  private static func precedes(_ left: Dated, _ right: Dated) -> Bool? {
    if left.entry.date != right.entry.date {
      guard let leftDate = left.entry.date else { return false }
      guard let rightDate = right.entry.date else { return true }
      return leftDate < rightDate
    }
    let order = ByteOrder.compare(left.entry.transactionIdentifier, right.entry.transactionIdentifier)
    if order != 0 { return order < 0 }
    guard let leftInstant = left.instant, let rightInstant = right.instant, leftInstant != rightInstant else {
      return nil
    }
    return leftInstant < rightInstant
  }
}
