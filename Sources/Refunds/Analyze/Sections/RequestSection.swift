extension RefundReport {
  /// Requests of customers and what became of them, by the reason that the customer gave.
  func requestSection() -> Report.Section {
    let requests = ledger.requests.filter { analysis.isIn(period, $0.requestedAt ?? $0.decidedAt) }
    return Report.Section(
      id: "requests", title: "Requests",
      paragraphs: requests.isEmpty ? ["No refund requests in the period."] : pendingSentence(requests),
      tables: [outcomeTable(requests)] + reasonTable(),
      notes: [
        "One request per transaction until it is decided, however often it is repeated; no request ends by waiting. "
          + "Approval = granted / (granted + declined) of the requests in the input, refunds reversed later included in "
          + "granted. Apple asks only about some purchases; other refunds are granted without a request. The reasons of "
          + "Apple stand with the refund's date, whose request may lie before the period."
      ])
  }

  private func outcomeTable(_ requests: [RefundRequest]) -> Table {
    let byReason = Dictionary(grouping: requests.filter(\.isInInput)) { ledger.text($0.reason) }
    var rows = byReason.keys.sorted(by: ByteOrder.precedes).map { reason in
      requestRow(reason.isEmpty ? "not given" : reason, byReason[reason] ?? [])
    }
    if !rows.isEmpty {
      var total = requestRow("Total", requests.filter(\.isInInput))
      total.isEmphasized = true
      rows.append(total)
    }
    let others = requests.filter { !$0.isInInput }
    if !others.isEmpty {
      var row = requestRow("decided, request not in the input", others)
      // Of grants without a request nothing is known, so that declined ones alone would make a rate of 0.
      row.cells[row.cells.count - 1] = .unknown
      rows.append(row)
    }
    let columns = [
      Table.Column("request_reason", "Stated reason"),
      Table.Column("granted", "Granted", isNumeric: true),
      Table.Column("declined", "Declined", isNumeric: true),
      Table.Column("reversed", "Reversed", isNumeric: true),
      Table.Column("pending", "Pending", isNumeric: true),
      Table.Column("approval", "Approval", isNumeric: true),
    ]
    return Table(id: "requests", columns: columns, rows: rows)
  }

  private func requestRow(_ name: String, _ requests: [RefundRequest]) -> Table.Row {
    func count(_ outcome: RefundRequest.Outcome) -> Int { requests.count { $0.outcome == outcome } }
    let approved = count(.granted) + count(.reversed)
    let decided = approved + count(.declined)
    return Table.Row([
      .text(name), .count(count(.granted)), .count(count(.declined)), .count(count(.reversed)), .count(count(.pending)),
      decided == 0 ? .notAvailable : .rate(Double(approved) / Double(decided)),
    ])
  }

  // A request that nobody decided is neither granted nor declined, however old it is; its age tells what to make of it.
  private func pendingSentence(_ requests: [RefundRequest]) -> [String] {
    guard let asOf = ledger.asOf else { return [] }
    let days = requests.filter { $0.outcome == .pending }.compactMap(\.requestedAt)
      .map { (asOf.milliseconds - $0.milliseconds) / Instant.millisecondsPerDay }.sorted()
    guard let median = NearestRank.value(50, of: days), let oldest = days.last else { return [] }
    let count = days.count == 1 ? "1 pending request is" : "\(Digits.grouped(days.count)) pending requests are"
    return ["\(count) \(median) days old in the median, the oldest \(oldest) days."]
  }

  /// What customers stated against what Apple gave as the reason of the refund, joined by transaction.
  private func reasonTable() -> [Table] {
    let refunds = analysis.episodes(in: period).filter { $0.verdict.countsAsRefund && !$0.requestReason.isNone }
    if refunds.isEmpty { return [] }
    let byReason = Dictionary(grouping: refunds) { ledger.text($0.requestReason) }
    let categories: [Category] = [.developerIssue, .other, .unspecified, .unknown]
    let rows = byReason.keys.sorted(by: ByteOrder.precedes).map { reason in
      let ofReason = byReason[reason] ?? []
      return Table.Row(
        [.text(reason)] + categories.map { category in .count(ofReason.count { $0.verdict.category == category }) }
          + [.count(ofReason.count)])
    }
    let columns =
      [Table.Column("request_reason", "Stated reason")]
      + [
        ("developer_issue", "developerIssue"), ("other", "other"), ("unspecified", "no reason"),
        ("unknown", "unknown"), ("refunds_gross", "Refunds"),
      ].map { Table.Column($0.0, $0.1, isNumeric: true) }
    return [Table(id: "request_reasons", columns: columns, rows: rows)]
  }
}
