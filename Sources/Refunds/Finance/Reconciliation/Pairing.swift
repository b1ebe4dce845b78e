/// A refund, and the pieces of an item that are taken to be it.
struct Pairing: Sendable {
  var refund: ServerRefund
  /// In the list of items.
  var item: Int
  var pieces: Int
  var closeness: Closeness
  /// The refund lies outside of the days of the item.
  var isSlid: Bool
}

/// How well a refund and an item fit, the best first.
enum Closeness: CaseIterable {
  case sameAmountAndPurchaseDay
  case sameAmount
  case roundedAndPurchaseDay
  case rounded
  /// The server does not know the amount.
  case unknownAmount
}
