/// From the total of the server to that of Apple, cause by cause, in each currency: the lines add up.
extension Reconciliation {
  /// For the report of a period: the verdict and the bridge in one section; the groups are for `reconcile`.
  var bridgeToBooks: Report.Section {
    Report.Section(
      id: "bridge", title: "Bridge to Apple's reports",
      paragraphs: verdict + [
        "The bridge covers the days of the reports that were given, whatever the period of this report; `refunds "
          + "reconcile` shows it group by group."
      ] + bridgeSection.paragraphs, tables: verdictSection.tables + bridgeSection.tables)
  }

  var bridgeSection: Report.Section {
    let table = Table(
      id: "bridge",
      columns: [
        Table.Column("level", "Level"), Table.Column("currency", "Currency"), Table.Column("line", "Line"),
        Table.Column("units", "Pieces", isNumeric: true), Table.Column("amount", "Amount", isNumeric: true),
      ],
      rows: levels.flatMap { level in
        Bridge.all(of: level.rows).flatMap { $0.rows(level.level) }
      })
    return Report.Section(
      id: "bridge", title: "From the server to Apple",
      paragraphs: [
        "Each block begins with what the server says and ends with what Apple's report takes back; the lines between "
          + "add up from one to the other. A cause that changes no total has no line."
      ], tables: [table])
  }
}

/// The bridge of one level in one currency.
private struct Bridge {
  var currency: String
  var server = ReconcileRows.Content()
  var apple = ReconcileRows.Content()
  var steps: [Step: ReconcileRows.Content] = [:]

  struct Step: Hashable, Comparable {
    var cause: ReconcileCause
    /// Refunds of an unknown amount stand at nothing on the side of the server.
    var isAmountKnown: Bool

    static func < (left: Step, right: Step) -> Bool {
      left.cause == right.cause ? left.isAmountKnown && !right.isAmountKnown : left.cause < right.cause
    }

    var words: String { cause.rawValue + (isAmountKnown ? "" : ", amount unknown to the server") }
  }

  /// In the order of their currencies.
  static func all(of rows: ReconcileRows) -> [Bridge] {
    var bridges: [String: Bridge] = [:]
    for (key, content) in rows.sorted {
      var bridge = bridges[key.group.currency] ?? Bridge(currency: key.group.currency)
      bridge.server.add(content)
      bridge.apple.add(content)
      let step = Step(cause: key.cause, isAmountKnown: key.isAmountKnown)
      bridge.steps[step, default: ReconcileRows.Content()].add(content)
      bridges[key.group.currency] = bridge
    }
    return bridges.values.sorted { ByteOrder.precedes($0.currency, $1.currency) }
  }

  func rows(_ level: ReconcileLevel) -> [Table.Row] {
    let firstWords = level == .cash ? "rows of the books" : "refunds by the server"
    let lastWords = level == .cash ? "Earned, by the payments" : "taken back by Apple's report"
    let changes = steps.sorted { $0.key < $1.key }.filter {
      !$0.value.differenceUnits.isZero || !$0.value.differenceAmount.isZero
    }
    let first = row(level, firstWords, ExactDecimal(server.serverPieces), server.serverAmount, isTotal: true)
    let last = row(level, lastWords, apple.appleUnits, apple.appleAmount, isTotal: true)
    return [first]
      + changes.map {
        row(level, $0.key.words, $0.value.differenceUnits, $0.value.differenceAmount, isTotal: false)
      } + [last]
  }

  private func row(
    _ level: ReconcileLevel, _ words: String, _ units: ExactDecimal, _ amount: ExactDecimal, isTotal: Bool
  ) -> Table.Row {
    Table.Row(
      [
        .text(level.rawValue), .text(currency), .text(words),
        level == .cash ? .empty : Quantity(units).map(Cell.quantity) ?? .unknown,
        level.isCountsOnly ? .empty : .money(amount.amount, currency: currency),
      ], isEmphasized: isTotal)
  }
}

extension ReconcileRows.Content {
  fileprivate mutating func add(_ other: ReconcileRows.Content) {
    serverPieces += other.serverPieces
    serverAmount += other.serverAmount
    appleUnits += other.appleUnits
    appleAmount += other.appleAmount
    proceeds += other.proceeds
    noted += other.noted
  }
}
