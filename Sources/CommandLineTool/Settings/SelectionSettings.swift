import Refunds

extension SettingsReader {
  /// Which statements count: `--environment`, `--app`, `--product`, `--reason` and `--as-of`.
  mutating func selection(_ calendar: PeriodCalendar) -> Selection {
    var selection = Selection()
    if let value = value(of: .environment), let choice = word(value, as: EnvironmentChoice.self) {
      selection.environments = choice.environments
    } else if command == .facts {
      // An archive keeps what a later question may be about.
      selection.environments = Set(Environment.allCases)
    }
    for value in values(of: .app) {
      if let app = text(value) { selection.apps.insert(app) }
    }
    for value in values(of: .product) {
      if let pattern = text(value) { selection.products.append(Glob(pattern)) }
    }
    for value in values(of: .reason) {
      if let (code, reason) = reasonName(value) { selection.reasonNames[code] = reason }
    }
    selection.asOf = asOf(calendar)
    return selection
  }

  private mutating func reasonName(_ value: TypedValue) -> (code: String, reason: RevocationReason)? {
    let text = value.text ?? ""
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else {
      refuse(value, "\"\(text)\" is not CODE=NAME", next: "write it like 2=upgradedToBundle")
      return nil
    }
    let names = RevocationReason.allCases.map(\.rawValue)
    return word(parts[1], in: value, among: names).flatMap(RevocationReason.init(rawValue:)).map { (parts[0], $0) }
  }
}
