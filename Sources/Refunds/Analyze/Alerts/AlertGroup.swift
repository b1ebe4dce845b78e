/// What an alert can be about.
package enum AlertGroup: Hashable, Sendable {
  case version(product: Symbol, version: Symbol)
  case product(Symbol)
  case storefront(Symbol)
  case overall

  /// The stable word in tables.
  package var scope: String {
    switch self {
    case .version: "app_version"
    case .product: "product"
    case .storefront: "storefront"
    case .overall: "overall"
    }
  }

  package var product: Symbol {
    switch self {
    case .version(let product, _), .product(let product): product
    case .storefront, .overall: .none
    }
  }

  package var version: Symbol {
    if case .version(_, let version) = self { version } else { .none }
  }

  package var storefront: Symbol {
    if case .storefront(let storefront) = self { storefront } else { .none }
  }

  /// The group whose earlier weeks it is compared with: a new build has no past of its own, so that all builds of its
  /// product stand for it.
  var baseline: AlertGroup {
    switch self {
    case .version(let product, _): .product(product)
    case .product, .storefront, .overall: self
    }
  }

  /// The narrowest first: the best hint at a cause.
  var breadth: Int {
    switch self {
    case .version: 0
    case .product: 1
    case .storefront: 2
    case .overall: 3
    }
  }
}

/// Which refunds are counted.
package enum AlertMeasure: String, CaseIterable, Hashable, Sendable {
  case developerIssue = "developer_issue"
  case refunds
}
