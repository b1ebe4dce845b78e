/// A sum that a report states about itself, beside what its rows say. A failed one means that rows are missing, doubled or
/// changed, and is said before anything is compared with it (finance.md 8).
package struct ControlTotal: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case totalRows = "Total_Rows"
    case totalAmount = "Total_Amount"
    /// The table of countries after the rows: pieces and shares.
    case countryTable = "country table"
    /// What Apple owes for a region: Earned with taxes, adjustments and balance.
    case totalOwed = "Total Owed"
    /// What went to the bank: the sum of all regions.
    case paid = "bank total"
    /// Total_Units: samples disagree about what it counts, so that it never fails (finance.md 1.3).
    case totalUnits = "Total_Units"
  }

  package var kind: Kind
  /// What it is about: `FR EUR`, a region; empty where it is about the file.
  package var subject: String
  /// As the file states it; empty where the file lacks it.
  package var stated: String
  /// What the rows add up to.
  package var counted: String
  package var holds: Bool

  /// - Parameters:
  ///   - stated: nil where the file does not say it, which fails.
  package init(_ kind: Kind, _ subject: String = "", stated: ExactDecimal?, counted: ExactDecimal) {
    self.kind = kind
    self.subject = subject
    self.stated = stated?.text ?? ""
    self.counted = counted.text
    holds = stated == counted
  }

  package init(_ kind: Kind, _ subject: String, stated: String, counted: String) {
    self.kind = kind
    self.subject = subject
    self.stated = stated
    self.counted = counted
    holds = stated == counted
  }

  /// Whether a mismatch is a fault; Total_Units is only a note.
  package var isBinding: Bool { kind != .totalUnits }
  package var hasFailed: Bool { isBinding && !holds }
}
