/// The items of one level in the order of their groups and days, so that those of a group near a day are found without
/// looking at all.
struct ReportItemList: Sendable {
  private(set) var items: [ReportItem]
  /// Of the longest period, less one.
  private let longestDays: Int64

  init(_ items: [ReportItem]) {
    // What is equal in both keeps the order of the reports, which follows from their content and names.
    self.items = items.enumerated().sorted {
      ($0.element.group, $0.element.days, $0.offset) < ($1.element.group, $1.element.days, $1.offset)
    }.map(\.element)
    longestDays = items.map { $0.days.last.dayNumber - $0.days.first.dayNumber }.max() ?? 0
  }

  var indices: Range<Int> { items.indices }

  subscript(index: Int) -> ReportItem {
    get { items[index] }
    set { items[index] = newValue }
  }

  /// Items of a group whose days come so near to one day; a few others may be among them.
  func near(_ day: CivilDate, reachDays: Int64, group: ReportGroup) -> Range<Int> {
    let earliest = day.dayNumber - reachDays - longestDays
    let start = firstIndex { $0.group == group ? $0.days.first.dayNumber >= earliest : group < $0.group }
    let end = firstIndex { $0.group == group ? $0.days.first.dayNumber > day.dayNumber + reachDays : group < $0.group }
    return start..<max(start, end)
  }

  /// Items of a product in a country, in all currencies.
  func indices(product: String, country: String) -> Range<Int> {
    let group = ReportGroup(product: product, country: country, currency: "")
    let start = firstIndex { !($0.group < group) }
    let end = firstIndex { !($0.group < group) && ($0.group.product != product || $0.group.country != country) }
    return start..<max(start, end)
  }

  // - Parameter isBehind: false for the first items, true for all that follow.
  private func firstIndex(where isBehind: (ReportItem) -> Bool) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(items[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
