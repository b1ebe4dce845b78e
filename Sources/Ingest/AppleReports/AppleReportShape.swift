internal import Refunds

/// How one kind of report is told apart: by the names of its columns alone, for no file names its kind or version.
struct AppleReportShape {
  var kind: AppleReportKind
  var required: [AppleReportColumn]

  /// One row per kind that has a line of column names; payments are told by their form (`PaymentsReportReader`).
  static let all = [
    AppleReportShape(
      kind: .financial,
      required: [
        .startDate, .endDate, .sku, .appleIdentifier, .quantity, .partnerShare, .extendedPartnerShare,
        .partnerShareCurrency, .saleOrReturn, .country, .customerPrice, .customerCurrency,
      ]),
    AppleReportShape(
      kind: .financeDetail,
      required: [
        .transactionDate, .settlementDate, .sku, .appleIdentifier, .quantity, .partnerShare, .extendedPartnerShare,
        .partnerShareCurrency, .saleOrReturn, .country, .customerPrice, .customerCurrency,
      ]),
    AppleReportShape(
      kind: .sales,
      required: [
        .sku, .appleIdentifier, .productType, .units, .developerProceeds, .proceedsCurrency, .beginDate, .endDate,
        .country, .customerPrice, .customerCurrency,
      ]),
    AppleReportShape(
      kind: .subscriber,
      required: [
        .eventDate, .subscriptionAppleIdentifier, .subscriberIdentifier, .customerPrice, .customerCurrency,
        .developerProceeds, .proceedsCurrency, .country, .refund, .purchaseDate, .units,
      ]),
    AppleReportShape(
      kind: .subscriptionEvent,
      required: [.eventDate, .event, .subscriptionAppleIdentifier, .country, .quantity]),
  ]

  /// What a line of names says.
  enum Answer {
    case kind(AppleReportKind)
    /// Nearly a report: these columns are missing.
    case damaged(AppleReportKind, missing: [AppleReportColumn])
    case unusable(UnusableReport)
    case none
  }

  static func answer(_ names: [String]) -> Answer {
    let known = Set(AppleReportColumn.positions(in: names).keys)
    if let report = UnusableReport.allCases.first(where: { $0.isIt(names) }) { return .unusable(report) }
    let shapes = all.map { shape in (shape: shape, missing: shape.required.filter { !known.contains($0) }) }
    if let whole = shapes.first(where: { $0.missing.isEmpty }) { return .kind(whole.shape.kind) }
    // Two thirds of the names of a kind are more than any other table has by chance.
    let best = shapes.min { share($0.missing.count, of: $0.shape) < share($1.missing.count, of: $1.shape) }
    guard let best, share(best.missing.count, of: best.shape) <= 333 else { return .none }
    return .damaged(best.shape.kind, missing: best.missing)
  }

  // In thousandths.
  private static func share(_ missing: Int, of shape: AppleReportShape) -> Int { missing * 1000 / shape.required.count }

  /// The version of a report, as far as its columns tell (finance.md 2.2 to 2.6).
  static func layout(of kind: AppleReportKind, _ names: [String]) -> String {
    switch kind {
    case .financial, .financeDetail, .payments: ""
    case .sales: names.contains("ordertype") ? "1_0" : "before 1_0"
    case .subscriber:
      if names.contains("subscriptionoffername") {
        "1_3"
      } else if names.contains("promotionaloffername") {
        "1_2"
      } else {
        "1_1"
      }
    case .subscriptionEvent: names.contains("paidservicedaysrecovered") ? "1_3" : "1_2"
    }
  }
}

/// Reports and files of Apple's that cannot tell anything about refunds; each is named when it is refused.
enum UnusableReport: String, CaseIterable {
  case preOrder = "PRE_ORDER"
  case subscription = "SUBSCRIPTION"
  case offerCodes = "SUBSCRIPTION_OFFER_CODE_REDEMPTION"
  case installs = "INSTALLS"
  case winBack = "WIN_BACK_ELIGIBILITY"
  case transactionTax = "Transaction Tax"
  case analytics = "App Store Purchases (Analytics)"

  /// - Parameter names: normalised.
  func isIt(_ names: [String]) -> Bool {
    func has(_ all: String...) -> Bool { all.allSatisfy(names.contains) }
    switch self {
    case .preOrder: return has("preorderstartdate") || has("cumulativeordered")
    case .subscription: return has("activestandardpricesubscriptions")
    case .offerCodes: return has("redemptions")
    case .installs: return names.contains { $0.hasPrefix("install") || $0 == "totaldownloads" }
    case .winBack: return names.contains { $0.contains("eligible") || $0.contains("winbackoffer") && !has("event") }
    case .transactionTax: return has("taxcategory") || has("taxespaid")
    case .analytics:
      return has("purchases") && names.contains { $0.hasPrefix("proceedsinusd") || $0.hasPrefix("salesinusd") }
    }
  }

  /// Why it is of no use here.
  var reason: String {
    switch self {
    case .preOrder: "pre-orders are charged, and refunded, only after the release"
    case .subscription: "it is a snapshot of states, without dates and without refunds"
    case .offerCodes: "it counts redemptions, not refunds"
    case .installs: "it counts installations"
    case .winBack: "it counts customers, not refunds"
    case .transactionTax: "it has no product and no day, and leaves out whatever was refunded"
    case .analytics: "its money is an estimate in US dollars, in parts with added noise"
    }
  }
}
