import Refunds

/// The words of a journal, for people.
enum JournalWords {
  static let heading = "Refunds and their reversals at customer prices, not proceeds"

  /// `Prorated refund: issue with the app`.
  static func narration(of entry: JournalEntry) -> String { "\(kind(of: entry)): \(reason(of: entry))" }

  /// The name of the product in the catalogue, else its id.
  static func payee(of entry: JournalEntry) -> String {
    if !entry.productName.isEmpty { return entry.productName }
    return entry.product.isEmpty ? "unknown product" : entry.product
  }

  static func obstacle(_ obstacle: JournalEntry.Obstacle) -> String {
    switch obstacle {
    case .amountUnknown: "not booked, its amount is unknown"
    case .currencyUnknown: "not booked, its currency is unknown"
    case .dateUnknown: "not booked, its date is unknown"
    }
  }

  private static func kind(of entry: JournalEntry) -> String {
    switch entry.kind {
    case .reversal: return "Reversal of a refund"
    case .refund: break
    }
    switch entry.extent {
    case .prorated: return "Prorated refund"
    case .partial: return "Partial refund"
    case .full, nil: return "Refund"
    }
  }

  private static func reason(of entry: JournalEntry) -> String {
    switch entry.reason {
    case .developerIssue: "issue with the app"
    case .other: "other reason"
    case .upgradedToBundle: "switch to a bundle"
    case nil: entry.reasonCode.isEmpty ? "no reason given" : "unknown reason \(entry.reasonCode)"
    }
  }
}
