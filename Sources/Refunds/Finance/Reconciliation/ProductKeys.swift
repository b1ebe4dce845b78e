/// Which product a number of Apple's stands for. SUBSCRIBER and SUBSCRIPTION_EVENT have no product id: rows of SALES and of
/// the books that have both tell it, and so does the catalogue (finance.md 2.6).
struct ProductKeys: Sendable {
  private var products: [String: String] = [:]
  private var inferred: Set<String> = []
  private let known: Set<String>

  init(_ reports: [AppleReport], _ server: ServerSide, catalog: [CatalogProduct]) {
    for report in reports {
      for row in report.rows where !row.productID.isEmpty && !row.appleIdentifier.isEmpty {
        products[row.appleIdentifier] = row.productID
      }
    }
    for product in catalog where !product.appleIdentifier.isEmpty {
      products[product.appleIdentifier] = product.identifier
    }
    known = server.products.union(catalog.map(\.identifier))
  }

  /// The product of a row; Apple's number where nothing tells what it stands for.
  func product(of row: AppleReportRow) -> (identifier: String, isInferred: Bool) {
    if !row.productID.isEmpty { return (row.productID, false) }
    return (products[row.appleIdentifier] ?? row.appleIdentifier, inferred.contains(row.appleIdentifier))
  }

  /// Whether the server or the catalogue has a product of this id; apps themselves are never on the server.
  func isKnown(_ product: String) -> Bool { known.contains(product) }

  /// Tells numbers that no table explains by the refunds that fit: same country, currency, days of refund and purchase.
  /// A number whose best product is not the only best one stays unknown.
  mutating func infer(_ rows: [AppleReportRow], from refunds: [ServerRefund], countsOnly: Bool) {
    let standing = Dictionary(grouping: refunds.filter { $0.isSubscription && $0.state == .standing }) {
      DayInCountry(day: $0.day, country: $0.group.country)
    }
    var votes: [String: [String: Int]] = [:]
    for row in rows where row.isReturn && row.productID.isEmpty && products[row.appleIdentifier] == nil {
      // Rows of these reports are about one day.
      let ofDay = standing[DayInCountry(day: row.days.first, country: row.country)] ?? []
      let fitting = ofDay.filter { refund in
        countsOnly || refund.group.currency == row.currency && refund.purchaseDay == row.purchaseDay
      }
      for product in Set(fitting.map(\.group.product)) {
        votes[row.appleIdentifier, default: [:]][product, default: 0] += 1
      }
    }
    for (identifier, candidates) in votes {
      let most = candidates.values.max() ?? 0
      let best = candidates.filter { $0.value == most }
      guard best.count == 1, let product = best.first?.key else { continue }
      products[identifier] = product
      inferred.insert(identifier)
    }
  }

  private struct DayInCountry: Hashable {
    var day: CivilDate
    var country: String
  }
}
