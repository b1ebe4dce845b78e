import Refunds

/// A statement as a test writes it: `.refund(3).price(9990).reason("1")`. Texts stand for symbols, days for times.
@dynamicMemberLookup
struct StatementDraft: Hashable {
  var fields = StatementFields()

  /// A setter for each field.
  subscript<Value>(dynamicMember field: WritableKeyPath<StatementFields, Value>) -> (Value) -> StatementDraft {
    { value in
      var changed = self
      changed.fields[keyPath: field] = value
      return changed
    }
  }

  /// Enters the statement into a batch as one record.
  func add(to batch: inout Batch) { fields.add(to: &batch) }
}

extension StatementDraft {
  typealias Change = @Sendable (StatementDraft) -> StatementDraft

  /// A row of a transaction history.
  static func row(_ day: Int64?) -> StatementDraft { StatementDraft().day(day).source(.transactionHistory) }

  /// A row with a revocation date.
  static func revokedRow(_ day: Int64?, on revokedDay: Int64) -> StatementDraft { row(day).revokedDay(revokedDay) }

  /// A REFUND whose transaction is revoked on the day of the notification.
  static func refund(_ day: Int64?) -> StatementDraft { event(.refund, "REFUND", day).revokedDay(day) }

  static func revoke(_ day: Int64?) -> StatementDraft { event(.revoke, "REVOKE", day).revokedDay(day) }

  static func reversal(_ day: Int64?) -> StatementDraft { event(.reversal, "REFUND_REVERSED", day) }

  static func request(_ day: Int64?) -> StatementDraft { event(.request, "CONSUMPTION_REQUEST", day) }

  static func declined(_ day: Int64?) -> StatementDraft { event(.declined, "REFUND_DECLINED", day) }

  /// Any other notification, which is a snapshot of its transaction.
  static func notification(_ type: String, _ day: Int64?) -> StatementDraft { event(.snapshot, type, day) }

  private static func event(_ kind: StatementKind, _ type: String, _ day: Int64?) -> StatementDraft {
    StatementDraft().kind(kind).type(type).day(day)
  }
}
