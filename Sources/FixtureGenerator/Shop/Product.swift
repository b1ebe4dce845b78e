/// What the made-up shop sells.
package enum Product: CaseIterable, Hashable, Sendable {
  case monthly
  case yearly
  case coins
  case lifetime

  package var identifier: String {
    switch self {
    case .monthly: "com.example.orchard.pro.monthly"
    case .yearly: "com.example.orchard.pro.yearly"
    case .coins: "com.example.orchard.coins.500"
    case .lifetime: "com.example.orchard.lifetime"
    }
  }

  /// The exact words of the `type` field (formats.md 2.1).
  package var typeName: String {
    switch self {
    case .monthly, .yearly: "Auto-Renewable Subscription"
    case .coins: "Consumable"
    case .lifetime: "Non-Consumable"
    }
  }

  /// What the team calls it.
  var name: String {
    switch self {
    case .monthly: "Pro Monthly"
    case .yearly: "Pro Yearly"
    case .coins: "500 Coins"
    case .lifetime: "Lifetime"
    }
  }

  /// What it gives besides coins.
  var entitlement: String {
    switch self {
    case .monthly, .yearly, .lifetime: "pro"
    case .coins: ""
    }
  }

  /// How much one piece holds; nil for what is not counted.
  var unitsPerPiece: Int? {
    switch self {
    case .coins: 500
    case .monthly, .yearly, .lifetime: nil
    }
  }

  package var isSubscription: Bool { periodMonths != nil }

  /// Length of a paid period in calendar months; nil for what is bought once.
  package var periodMonths: Int? {
    switch self {
    case .monthly: 1
    case .yearly: 12
    case .coins, .lifetime: nil
    }
  }
}
