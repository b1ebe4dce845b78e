/// The columns of `list`, in their order; the raw value is the name in CSV, TSV and JSON (cli.md).
package enum ListColumn: String, CaseIterable, Hashable, Sendable {
  case transactionID = "transaction_id"
  case originalTransactionID = "original_transaction_id"
  case app
  case environment
  case productID = "product_id"
  case productType = "product_type"
  case ownership
  case category
  case countsAsRefund = "counts_as_refund"
  case status
  case reason
  case reasonCode = "reason_code"
  case extent
  case revocationType = "revocation_type"
  case revocationPercentage = "revocation_percentage"
  case alsoUpgraded = "also_upgraded"
  case purchasedAt = "purchased_at"
  case revokedAt = "revoked_at"
  case reversedAt = "reversed_at"
  case reversalEvidence = "reversal_evidence"
  case firstSeenAt = "first_seen_at"
  case daysToRefund = "days_to_refund"
  case quantity
  case price
  case refundedAmount = "refunded_amount"
  case currency
  case amountBasis = "amount_basis"
  case storefront
  case appVersion = "app_version"
  case offerType = "offer_type"
  case transactionReason = "transaction_reason"
  case requestReason = "request_reason"
  case requestedAt = "requested_at"
  case account
  case trust
  case rule
  case source
  case convertedAmount = "converted_amount"
  case convertedCurrency = "converted_currency"
  case rate
  case rateDate = "rate_date"
  case rateSource = "rate_source"

  package var isNumeric: Bool {
    switch self {
    case .revocationPercentage, .daysToRefund, .quantity, .price, .refundedAmount, .convertedAmount, .rate: true
    case .transactionID, .originalTransactionID, .app, .environment, .productID, .productType, .ownership, .category,
      .countsAsRefund, .status, .reason, .reasonCode, .extent, .revocationType, .alsoUpgraded, .purchasedAt,
      .revokedAt, .reversedAt, .reversalEvidence, .firstSeenAt, .currency, .amountBasis, .storefront, .appVersion,
      .offerType, .transactionReason, .requestReason, .requestedAt, .account, .trust, .rule, .source,
      .convertedCurrency, .rateDate, .rateSource:
      false
    }
  }

  /// The columns that only `--currency` fills: they follow those of the input.
  package static let ofConversion: [ListColumn] = [.convertedAmount, .convertedCurrency, .rate, .rateDate, .rateSource]
  /// What is there without any rates.
  package static let native = allCases.filter { !ofConversion.contains($0) }

  /// The columns that a terminal shows when none are named: what a reader looks for first.
  package static let short: [ListColumn] = [
    .revokedAt, .transactionID, .productID, .category, .countsAsRefund, .status, .reason, .refundedAmount, .currency,
    .rule,
  ]
}
