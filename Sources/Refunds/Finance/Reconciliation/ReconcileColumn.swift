/// The columns of `reconcile`, in their order; the raw value is the name in CSV, TSV and JSON (cli.md).
enum ReconcileColumn: String, CaseIterable {
  case level, period
  case productID = "product_id"
  case country, currency
  case serverRefunds = "server_refunds"
  case serverAmount = "server_amount"
  case appleUnits = "apple_units"
  case appleAmount = "apple_amount"
  case proceeds
  case proceedsCurrency = "proceeds_currency"
  case differenceUnits = "difference_units"
  case differenceAmount = "difference_amount"
  case cause, detail

  var isNumeric: Bool {
    switch self {
    case .serverRefunds, .serverAmount, .appleUnits, .appleAmount, .proceeds, .differenceUnits, .differenceAmount: true
    case .level, .period, .productID, .country, .currency, .proceedsCurrency, .cause, .detail: false
    }
  }

  var heading: String {
    switch self {
    case .level: "Level"
    case .period: "Period"
    case .productID: "Product"
    case .country: "Country"
    case .currency: "Currency"
    case .serverRefunds: "Server"
    case .serverAmount: "Server amount"
    case .appleUnits: "Apple"
    case .appleAmount: "Apple amount"
    case .proceeds: "Proceeds"
    case .proceedsCurrency: "In"
    case .differenceUnits: "Difference"
    case .differenceAmount: "Difference, amount"
    case .cause: "Cause"
    case .detail: "Detail"
    }
  }

  func cell(_ key: ReconcileRows.Key, _ content: ReconcileRows.Content) -> Cell {
    let hasMoney = key.level != .events
    let hasPieces = key.level != .cash
    func money(_ amount: ExactDecimal, isKnown: Bool = true) -> Cell {
      hasMoney ? isKnown ? .money(amount.amount, currency: key.group.currency) : .unknown : .empty
    }
    func pieces(_ units: ExactDecimal) -> Cell { hasPieces ? Quantity(units).map(Cell.quantity) ?? .unknown : .empty }
    switch self {
    case .level: return .text(key.level.rawValue)
    case .period: return .text(key.days.label)
    case .productID: return .text(key.group.product)
    case .country: return .text(key.group.country)
    case .currency: return .text(key.group.currency)
    case .serverRefunds: return hasPieces ? .count(content.serverPieces) : .empty
    case .serverAmount: return money(content.serverAmount, isKnown: key.isAmountKnown)
    case .appleUnits: return pieces(content.appleUnits)
    case .appleAmount: return money(content.appleAmount)
    case .proceeds:
      return hasMoney && !key.proceedsCurrency.isEmpty
        ? .money(content.proceeds.amount, currency: key.proceedsCurrency) : .empty
    case .proceedsCurrency: return .text(key.proceedsCurrency)
    case .differenceUnits: return pieces(content.differenceUnits)
    case .differenceAmount: return money(content.differenceAmount, isKnown: key.isAmountKnown)
    case .cause: return .text(key.cause.rawValue)
    case .detail: return .text(content.noted > 1 ? "\(content.noted)×: \(key.detail)" : key.detail)
    }
  }
}

extension ReconcileRows.Content {
  var differenceUnits: ExactDecimal { appleUnits - ExactDecimal(serverPieces) }
  var differenceAmount: ExactDecimal { appleAmount - serverAmount }
}
