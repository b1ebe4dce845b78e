extension Ledger {
  /// What was read and what became of it, in words and as a balance.
  package func coverageSection() -> Report.Section {
    Report.Section(
      id: "coverage", title: "How far to trust this", paragraphs: [coverageSentence, trustSentence],
      tables: [balanceTable, sourceTable],
      notes: coverage.refundsWithoutPurchase == 0
        ? []
        : [
          "\(Digits.grouped(coverage.refundsWithoutPurchase)) refunds have no purchase record in the input; their "
            + "transactions count as paid, since they were sold."
        ])
  }

  private var coverageSentence: String {
    let total = coverage.total
    let files = coverage.files.count == 1 ? "1 input" : "\(Digits.grouped(coverage.files.count)) inputs"
    return "Read \(Digits.grouped(total.read)) records from \(files): \(Digits.grouped(total.used)) used, "
      + "\(Digits.grouped(total.duplicates)) duplicates, \(Digits.grouped(total.leftOutCount)) left out, "
      + "\(Digits.grouped(total.withoutTransactionCount)) without a transaction, "
      + "\(Digits.grouped(total.unreadable)) unreadable."
  }

  private var trustSentence: String {
    let parts = Trust.allCases.map { trust -> String in
      let count = Digits.grouped(coverage.trust[trust] ?? 0)
      switch trust {
      case .verified: return "\(count) verified"
      case .unsigned: return "\(count) unsigned"
      case .notChecked: return "\(count) signed and not checked"
      }
    }
    return "Of the records used: \(parts.joined(separator: ", "))."
  }

  private var balanceTable: Table {
    let total = coverage.total
    var rows = [
      Table.Row([.text("used"), .count(total.used)]), Table.Row([.text("duplicates"), .count(total.duplicates)]),
    ]
    for reason in LeftOutReason.allCases {
      if let count = total.leftOut[reason] {
        rows.append(Table.Row([.text("left out: \(reason.name)"), .count(count)]))
      }
    }
    for group in RecordGroup.allCases {
      if let count = total.withoutTransaction[group] { rows.append(Table.Row([.text(group.name), .count(count)])) }
    }
    rows.append(Table.Row([.text("unreadable"), .count(total.unreadable)]))
    rows.append(Table.Row([.text("records read"), .count(total.read)], isEmphasized: true))
    return Table(
      id: "balance",
      columns: [Table.Column("fate", "Records"), Table.Column("records", "Count", isNumeric: true)], rows: rows)
  }

  private var sourceTable: Table {
    Table(
      id: "sources",
      columns: [
        Table.Column("source", "Source"),
        Table.Column("statements", "Statements", isNumeric: true),
        Table.Column("first", "First"),
        Table.Column("last", "Last"),
        Table.Column("days_without_statement", "Days without any", isNumeric: true),
      ],
      rows: coverage.sources.map { source in
        Table.Row([
          .text(source.kind.name), .count(source.statements), source.first.map(Cell.instant) ?? .unknown,
          source.last.map(Cell.instant) ?? .unknown, .count(source.daysWithoutStatement),
        ])
      })
  }
}
