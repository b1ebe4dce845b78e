/// A row of `summary` before rows are put in order.
struct SummaryRow {
  var key: Groups.Key
  /// What decides the order within a period: the greatest first.
  var weight: Int
  var isComplete: Bool
  var cells: [Cell]
}

extension Summary {
  /// By period, unknown dates last; within a period by weight, then by the bytes of the group.
  func ordered(_ rows: [SummaryRow]) -> [Table.Row] {
    let kept = rows.filter { !request.completeOnly || $0.isComplete }.sorted(by: SummaryRow.precedes)
    return kept.prefix(request.limit ?? .max).map { Table.Row($0.cells) }
  }
}

extension SummaryRow {
  fileprivate static func precedes(_ left: SummaryRow, _ right: SummaryRow) -> Bool {
    if left.key.period != right.key.period {
      guard let leftPeriod = left.key.period, let rightPeriod = right.key.period else { return left.key.period != nil }
      return leftPeriod < rightPeriod
    }
    if left.weight != right.weight { return left.weight > right.weight }
    for (leftText, rightText) in zip(left.key.values, right.key.values) where leftText != rightText {
      return ByteOrder.precedes(leftText, rightText)
    }
    return false
  }
}
