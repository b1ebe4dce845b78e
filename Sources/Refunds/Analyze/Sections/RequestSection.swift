extension RefundReport {
  /// Requests of customers and what became of them, by the reason that the customer gave.
  func requestSection() -> Report.Section {
    let requests = ledger.requests.filter { analysis.isIn(period, $0.requestedAt ?? $0.decidedAt) }
    let reasons = Set(requests.map { ledger.text($0.reason) }).sorted(by: ByteOrder.precedes)
    var rows = reasons.map { reason in
      requestRow(reason.isEmpty ? "not given" : reason, requests.filter { ledger.text($0.reason) == reason })
    }
    if !rows.isEmpty {
      var total = requestRow("Total", requests)
      total.isEmphasized = true
      rows.append(total)
    }
    let columns = [
      Table.Column("request_reason", "Stated reason"),
      Table.Column("granted", "Granted", isNumeric: true),
      Table.Column("declined", "Declined", isNumeric: true),
      Table.Column("reversed", "Reversed", isNumeric: true),
      Table.Column("pending", "Pending", isNumeric: true),
      Table.Column("approval", "Approval", isNumeric: true),
    ]
    return Report.Section(
      id: "requests", title: "Requests",
      paragraphs: rows.isEmpty ? ["No refund requests in the period."] : [],
      tables: [Table(id: "requests", columns: columns, rows: rows)],
      notes: [
        "One request per transaction until it is decided, however often it is repeated; no request ends by waiting. "
          + "Approval = granted / (granted + declined), refunds reversed later included in granted."
      ])
  }

  private func requestRow(_ name: String, _ requests: [RefundRequest]) -> Table.Row {
    func count(_ outcome: RefundRequest.Outcome) -> Int { requests.filter { $0.outcome == outcome }.count }
    let approved = count(.granted) + count(.reversed)
    let decided = approved + count(.declined)
    return Table.Row([
      .text(name), .count(count(.granted)), .count(count(.declined)), .count(count(.reversed)), .count(count(.pending)),
      decided == 0 ? .notAvailable : .rate(Double(approved) / Double(decided)),
    ])
  }
}
