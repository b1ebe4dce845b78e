extension RefundReport {
  /// The day from which the input tells everything; nil where it has no such beginning.
  ///
  /// Notifications tell what happens from the first one on, and of what was before only what moved later; answers about
  /// one transaction or one customer's refunds tell no more. Histories, receipts and tables are made afterwards and look
  /// back.
  var inputStart: CivilDate? {
    let looksBack = ledger.coverage.sources.contains { source in
      switch source.kind {
      case .notification, .notificationV1, .refundHistory, .transactionInfo, .subscriptionStatus, .orderLookup: false
      case .transactionHistory, .transaction, .receipt, .vendor: true
      }
    }
    guard !looksBack, let first = ledger.coverage.firstStatement else { return nil }
    return calendar.zone.date(at: first)
  }

  /// Whether the input tells of all of a period from its first day on; one that reaches further back would show 0 for
  /// what nobody knows.
  func isTold(_ range: DateRange) -> Bool {
    guard let inputStart else { return true }
    return range.start.map { calendar.zone.date(at: $0) >= inputStart } ?? false
  }
}
