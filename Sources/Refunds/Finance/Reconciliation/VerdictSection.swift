/// The answer in a sentence, and how much stands under each cause.
extension Reconciliation {
  var verdictSection: Report.Section {
    let table = Table(
      id: "causes",
      columns: [
        Table.Column("level", "Level"), Table.Column("cause", "Cause"),
        Table.Column("groups", "Groups", isNumeric: true),
        Table.Column("server_refunds", "Server", isNumeric: true),
        Table.Column("apple_units", "Apple", isNumeric: true),
      ], rows: levels.flatMap { causeRows($0.level, $0.rows) })
    return Report.Section(id: "verdict", title: "Verdict", paragraphs: verdict, tables: [table])
  }

  private func causeRows(_ level: ReconcileLevel, _ rows: ReconcileRows) -> [Table.Row] {
    let byCause = Dictionary(grouping: rows.sorted) { $0.key.cause }
    return byCause.sorted { $0.key < $1.key }.map { cause, rows in
      let units = rows.reduce(ExactDecimal.zero) { $0 + $1.content.appleUnits }
      return Table.Row(
        [
          .text(level.rawValue), .text(cause.rawValue), .count(rows.count),
          level == .cash ? .empty : .count(rows.reduce(0) { $0 + $1.content.serverPieces }),
          level == .cash ? .empty : Quantity(units).map(Cell.quantity) ?? .unknown,
        ], isEmphasized: cause.isOneSided || cause == .unexplained)
    }
  }

  var verdict: [String] {
    let unexplained = keys { $0 == .unexplained }
    let oneSided = keys(\.isOneSided)
    var sentences: [String] = []
    if !failedTotals.isEmpty {
      let word = failedTotals.count == 1 ? "control total fails" : "control totals fail"
      sentences.append(
        "\(Digits.grouped(failedTotals.count)) \(word): a report is damaged or incomplete, and what follows rests on it."
      )
    }
    if !unexplained.isEmpty {
      sentences.append("The two sides do not tie out: \(words(unexplained)) without an explanation.")
    } else if oneSided.isEmpty {
      sentences.append(
        (failedTotals.isEmpty ? "The" : "Apart from that the")
          + " two sides tie out: every difference has a cause by which Apple's reports and the input differ.")
    } else {
      sentences.append("Nothing contradicts, but \(words(oneSided)) on one side alone.")
    }
    if !unexplained.isEmpty && !oneSided.isEmpty {
      sentences.append("Besides, \(words(oneSided)) on one side alone.")
    }
    return [sentences.joined(separator: " ")] + pointers(unexplained + oneSided)
  }

  private func keys(_ isMeant: (ReconcileCause) -> Bool) -> [ReconcileRows.Key] {
    levels.flatMap { $0.rows.sorted.map(\.key).filter { isMeant($0.cause) } }
  }

  private func words(_ keys: [ReconcileRows.Key]) -> String {
    keys.count == 1 ? "1 group stands" : "\(Digits.grouped(keys.count)) groups stand"
  }

  // The first few by name, so that a reader knows where to look without searching the table.
  private func pointers(_ keys: [ReconcileRows.Key]) -> [String] {
    if keys.isEmpty { return [] }
    let named = keys.prefix(3).map { key in
      let place = [key.group.product, key.group.country, key.group.currency].filter { !$0.isEmpty }
      return "\(key.level.rawValue) \(key.days.label) \(place.joined(separator: " ")): \(key.cause.rawValue)"
    }
    let more = keys.count > 3 ? "; and \(Digits.grouped(keys.count - 3)) more" : ""
    return ["Look at \(named.joined(separator: "; "))\(more)."]
  }
}

extension ReconcileCause {
  /// Something that the other side, or the input, ought to have.
  var isOneSided: Bool {
    switch self {
    case .unknownProduct, .missingOnServer, .missingInReport, .reportAbsent, .outsideInput, .unsettled: true
    case .matched, .partial, .inTransit, .upgradeCredit, .bundleCredit, .reversed, .family, .unexplained: false
    }
  }
}
