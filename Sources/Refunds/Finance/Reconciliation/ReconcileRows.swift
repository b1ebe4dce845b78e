/// The rows of the answer while they are gathered: one per group, period and cause, so that each column adds up.
struct ReconcileRows: Sendable {
  private var contents: [Key: Content] = [:]

  struct Key: Hashable, Comparable, Sendable {
    var level: ReconcileLevel
    var days: DayRange
    var group: ReportGroup
    var proceedsCurrency = ""
    var cause: ReconcileCause
    /// Empty where the cause says it all.
    var detail = ""
    /// A sum of amounts of which one is not known is none; such refunds have rows of their own.
    var isAmountKnown = true

    static func < (left: Key, right: Key) -> Bool {
      if left.level != right.level { return left.level < right.level }
      if left.days != right.days { return left.days < right.days }
      if left.group != right.group { return left.group < right.group }
      if left.cause != right.cause { return left.cause < right.cause }
      return (left.proceedsCurrency, left.detail, left.isAmountKnown ? 0 : 1)
        < (right.proceedsCurrency, right.detail, right.isAmountKnown ? 0 : 1)
    }
  }

  struct Content: Hashable, Sendable {
    var serverPieces = 0
    var serverAmount = ExactDecimal.zero
    var appleUnits = ExactDecimal.zero
    var appleAmount = ExactDecimal.zero
    var proceeds = ExactDecimal.zero
    /// What moves no money and is only told: family revocations, reversed refunds.
    var noted = 0
  }

  mutating func add(_ key: Key, server refund: ServerRefund?, apple share: ReportItem.Share?, noted: Int = 0) {
    var key = key
    key.isAmountKnown = refund.map { $0.amount != nil } ?? true
    var content = contents[key] ?? Content()
    if let refund {
      content.serverPieces += refund.pieces
      content.serverAmount += refund.amount ?? .zero
    }
    if let share {
      content.appleUnits += share.units
      content.appleAmount += share.amount ?? .zero
      content.proceeds += share.proceeds
    }
    content.noted += noted
    contents[key] = content
  }

  mutating func add(_ key: Key, _ content: Content) {
    contents[key] = content
  }

  var sorted: [(key: Key, content: Content)] {
    contents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func contains(_ cause: ReconcileCause) -> Bool { contents.keys.contains { $0.cause == cause } }
}
