/// Where estimates of proceeds come from. No input of the server tells proceeds; without a source there is no estimate.
package enum ProceedsSource: Sendable {
  /// `--commission` and `--tax`.
  case rates(ProceedsRates)
  /// The rows of `--apple`.
  case apple(AppleShares)

  /// The word in the column `estimated_from`.
  var label: String {
    switch self {
    case .rates(let rates): rates.tax.isEmpty ? "--commission" : "--commission and --tax"
    case .apple: "Apple's rows"
    }
  }

  func share(product: String, storefront: String, currency: String, isRefund: Bool) -> ProceedsShare? {
    switch self {
    case .rates(let rates): rates.share(product: product, storefront: storefront)
    case .apple(let shares):
      shares.share(product: product, storefront: storefront, currency: currency, isRefund: isRefund)
    }
  }
}
