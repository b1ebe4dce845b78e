extension RefundReport {
  /// Counts and rates by product.
  func productSection() -> Report.Section {
    let counts = analysis.counts(in: period) { transaction, _ in transaction.product }
    let rows = ledger.inOrder(counts.keys).map { product in
      Table.Row(ledger.productCells(product) + CountColumns.cells(counts[product] ?? RefundCounts()))
    }
    return Report.Section(
      id: "by_product", title: "By product",
      tables: [
        Table(id: "by_product", columns: ledger.productColumns + CountColumns.all, rows: rows)
      ],
      notes: [CountColumns.note])
  }

  /// Counts and rates by product and app version, where a bad build shows.
  func versionSection() -> Report.Section {
    let counts = analysis.counts(in: period) { transaction, _ in
      ProductVersion(product: transaction.product, version: transaction.appVersion)
    }
    let rows = counts.map { key, counts in
      (name: ProductVersionName(ledger.text(key.product), ledger.text(key.version)), key: key, counts: counts)
    }.sorted { $0.name < $1.name }.map { name, key, counts in
      Table.Row(ledger.productCells(key.product) + [.text(name.version)] + CountColumns.cells(counts))
    }
    let columns = ledger.productColumns + [Table.Column("app_version", "Build")]
    return Report.Section(
      id: "by_app_version", title: "By product and build",
      tables: [Table(id: "by_app_version", columns: columns + CountColumns.all, rows: rows)],
      notes: [
        "A refund is charged to the build on which its purchase was made, where the input tells it. "
          + CountColumns.note
      ])
  }

  /// Counts and rates by the country of the store.
  func storefrontSection() -> Report.Section {
    let counts = analysis.counts(in: period) { transaction, _ in transaction.storefront }
    let rows = ledger.inOrder(counts.keys).map { storefront in
      Table.Row([.text(ledger.text(storefront))] + CountColumns.cells(counts[storefront] ?? RefundCounts()))
    }
    return Report.Section(
      id: "by_storefront", title: "By storefront",
      tables: [
        Table(id: "by_storefront", columns: [Table.Column("storefront", "Storefront")] + CountColumns.all, rows: rows)
      ],
      notes: [CountColumns.note])
  }

  /// Counts and rates by week.
  func weekSection() -> Report.Section {
    let rows =
      earlierRow()
      + weekCounts().map { week, counts in
        Table.Row([.text(label(of: week))] + CountColumns.cells(counts) + [.flag(isMature(week))])
      }
    let columns = [Table.Column("week", "Week")] + CountColumns.all + [Table.Column("complete_14d", "14 days old")]
    return Report.Section(
      id: "by_week", title: "By week",
      tables: [Table(id: "by_week", columns: columns, rows: rows)],
      notes: [
        CountColumns.note
          + " Rates still rise as refunds arrive, most of all those of weeks that are not 14 days old; at equal age weeks "
          + "are compared below. Of purchases from before the input begins only those are known that were renewed or "
          + "refunded later, hence no rate."
      ])
  }

  /// Every week from the first to the last with a purchase or a revocation, weeks without any included; without a
  /// period none before the first statement of the input.
  func weekCounts() -> [(week: CalendarPeriod, counts: RefundCounts)] {
    countsByWeek.weeks(from: period == nil ? firstWeek : nil, in: calendar)
  }

  // Purchases that the input only knows from later renewals or refunds lie far back; one row holds them all.
  private func earlierRow() -> [Table.Row] {
    guard period == nil, let firstWeek, let earlier = countsByWeek.total(before: firstWeek) else { return [] }
    return [Table.Row([.text("before \(firstWeek.label)")] + CountColumns.cellsWithoutRate(earlier) + [.unknown])]
  }

  // A week at the edge of a period is shown with a part of its days, and must not look like a fall.
  private func label(of week: CalendarPeriod) -> String {
    let days = calendar.range(of: week)
    let starts = period?.start.map { start in days.start.map { $0 >= start } ?? true } ?? true
    let ends = period?.end.map { end in days.end.map { $0 <= end } ?? true } ?? true
    return starts && ends ? week.label : week.label + " (part)"
  }

  var firstWeek: CalendarPeriod? {
    ledger.coverage.firstStatement.map { calendar.period(.week, containing: $0) }
  }

  private func isMature(_ week: CalendarPeriod) -> Bool {
    guard let asOf = ledger.asOf, let end = calendar.range(of: week).end else { return false }
    return end.adding(days: 14) <= asOf
  }
}

private struct ProductVersion: Hashable {
  var product: Symbol
  var version: Symbol
}

private struct ProductVersionName: Comparable {
  var product: String
  var version: String

  init(_ product: String, _ version: String) {
    self.product = product
    self.version = version
  }

  // Builds are ordered as numbers where they are numbers, so that 99 stands before 142.
  static func < (left: ProductVersionName, right: ProductVersionName) -> Bool {
    if left.product != right.product { return ByteOrder.precedes(left.product, right.product) }
    if let leftBuild = Int(left.version), let rightBuild = Int(right.version), leftBuild != rightBuild {
      return leftBuild < rightBuild
    }
    return ByteOrder.precedes(left.version, right.version)
  }
}
