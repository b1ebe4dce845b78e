/// What an account of a journal is for. The raw value is the first word of a line in the file of `--accounts`.
package enum AccountRole: String, CaseIterable, Hashable, Sendable {
  /// What customers got back.
  case refunds
  /// What a reversal takes from them again; where no rule fits, the account of the refund.
  case reversals
  /// What Apple owes, which is less after a refund.
  case receivable
}
