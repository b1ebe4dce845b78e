/// The columns of Apple's reports that are read, by the names that Apple and whoever copies its files give them.
///
/// Names are compared without letter case, spaces and signs: "Country Of Sale", "Country of Sale" and "country_of_sale" are
/// one (finance.md, "Reading rules").
enum AppleReportColumn: CaseIterable {
  case startDate, endDate, transactionDate, settlementDate, beginDate, eventDate, purchaseDate
  case sku, appleIdentifier, subscriptionAppleIdentifier, subscriberIdentifier
  case country, productType, saleOrReturn, cmb, refund, event
  case quantity, units
  case partnerShare, extendedPartnerShare, partnerShareCurrency
  case developerProceeds, proceedsCurrency
  case customerPrice, customerCurrency

  var names: [String] {
    switch self {
    case .startDate: ["startdate"]
    case .endDate: ["enddate"]
    case .transactionDate: ["transactiondate"]
    case .settlementDate: ["settlementdate"]
    case .beginDate: ["begindate"]
    case .eventDate: ["eventdate"]
    case .purchaseDate: ["purchasedate"]
    case .sku: ["vendoridentifier", "sku"]
    case .appleIdentifier: ["appleidentifier"]
    case .subscriptionAppleIdentifier: ["subscriptionappleid"]
    case .subscriberIdentifier: ["subscriberid"]
    case .country: ["countryofsale", "countrycode", "country"]
    case .productType: ["producttypeidentifier"]
    case .saleOrReturn: ["salesorreturn", "saleorreturn"]
    case .cmb: ["cmb"]
    case .refund: ["refund"]
    case .event: ["event"]
    case .quantity: ["quantity"]
    case .units: ["units"]
    case .partnerShare: ["partnershare"]
    case .extendedPartnerShare: ["extendedpartnershare"]
    case .partnerShareCurrency: ["partnersharecurrency"]
    case .developerProceeds: ["developerproceeds", "developerproceedsperunit"]
    case .proceedsCurrency: ["currencyofproceeds", "proceedscurrency"]
    case .customerPrice: ["customerprice"]
    case .customerCurrency: ["customercurrency"]
    }
  }

  /// As Apple heads it, for messages.
  var heading: String {
    switch self {
    case .startDate: "Start Date"
    case .endDate: "End Date"
    case .transactionDate: "Transaction Date"
    case .settlementDate: "Settlement Date"
    case .beginDate: "Begin Date"
    case .eventDate: "Event Date"
    case .purchaseDate: "Purchase Date"
    case .sku: "SKU"
    case .appleIdentifier: "Apple Identifier"
    case .subscriptionAppleIdentifier: "Subscription Apple ID"
    case .subscriberIdentifier: "Subscriber ID"
    case .country: "Country"
    case .productType: "Product Type Identifier"
    case .saleOrReturn: "Sales or Return"
    case .cmb: "CMB"
    case .refund: "Refund"
    case .event: "Event"
    case .quantity: "Quantity"
    case .units: "Units"
    case .partnerShare: "Partner Share"
    case .extendedPartnerShare: "Extended Partner Share"
    case .partnerShareCurrency: "Partner Share Currency"
    case .developerProceeds: "Developer Proceeds"
    case .proceedsCurrency: "Currency of Proceeds"
    case .customerPrice: "Customer Price"
    case .customerCurrency: "Customer Currency"
    }
  }

  /// Where each column stands in a line of names.
  static func positions(in names: [String]) -> [AppleReportColumn: Int] {
    var positions: [AppleReportColumn: Int] = [:]
    for column in allCases {
      positions[column] = column.names.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
    return positions
  }

  /// A name as it is compared.
  static func normalized(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
