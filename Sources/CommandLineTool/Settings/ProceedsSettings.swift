import Refunds

extension SettingsReader {
  /// `--commission` and `--tax`; nil without either.
  mutating func proceedsRates() -> ProceedsRates? {
    let commission = rules(of: .commission)
    let tax = rules(of: .tax)
    if commission.isEmpty, let value = value(of: .tax) {
      // A commission that cannot be read is refused by itself.
      if self.value(of: .commission) == nil {
        refuse(value, "tax alone leaves no proceeds", next: "say what Apple keeps, too: --commission 30")
      }
      return nil
    }
    if commission.isEmpty { return nil }
    if commission.greatest + tax.greatest > RateText.wholeMilliPercent, let value = value(of: .commission) {
      refuse(
        value, "the greatest commission and the greatest tax are more than the price",
        next: "give both as shares of the customer's price; see refunds help proceeds")
    }
    var rates = ProceedsRates()
    rates.commission = commission
    rates.tax = tax
    return rates
  }

  private mutating func rules(of option: OptionName) -> RateRules {
    var rules = RateRules()
    var scopes: Set<RateText.Scope> = []
    for value in values(of: option) {
      guard let rate = rate(value) else { continue }
      if !scopes.insert(rate.scope).inserted {
        refuse(value, "a second rate for \(rate.scope.words)", next: "give one rate for each")
        continue
      }
      switch rate.scope {
      case .everything: rules.general = rate.milliPercent
      case .storefront(let code): rules.byStorefront[code] = rate.milliPercent
      case .product(let identifier): rules.byProduct[identifier] = rate.milliPercent
      }
    }
    return rules
  }

  private mutating func rate(_ value: TypedValue) -> RateText? {
    do throws(RateText.Fault) {
      return try RateText(value.text ?? "")
    } catch {
      refuse(value, error.problem, next: error.advice)
      return nil
    }
  }
}
