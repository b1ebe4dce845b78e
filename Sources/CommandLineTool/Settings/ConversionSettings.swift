import Refunds

/// In which one currency money is shown beside the native ones, and by which rates.
package struct ConversionSettings: Hashable, Sendable {
  /// `EUR`; nil means that nothing is converted.
  package var currency: String?
  /// Files with rates, the most trusted first.
  package var ratePaths: [String] = []
  package var gapDays = RateTable.usualGapDays
}

extension SettingsReader {
  private static let mostGapDays = 366

  /// `--currency`, `--rates` and `--rate-gap`.
  mutating func conversion() -> ConversionSettings {
    var settings = ConversionSettings()
    settings.ratePaths = values(of: .rates).compactMap { text($0) }
    if let days = number(.rateGap, in: 0...Self.mostGapDays) { settings.gapDays = days }
    guard let value = value(of: .currency) else {
      refuseWithoutCurrency()
      return settings
    }
    guard let code = value.text, code.utf8.count == 3, code.utf8.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 })
    else {
      refuse(value, "\"\(value.text ?? "")\" is no code of a currency", next: "write an ISO 4217 code such as EUR")
      return settings
    }
    if settings.ratePaths.isEmpty {
      refuse(value, "there are no rates to convert by", next: "name a file of rates with --rates; no network is used")
    }
    settings.currency = code.uppercased()
    return settings
  }

  // A config file may name the rates for whoever asks for a currency; on the command line they would be ignored.
  private mutating func refuseWithoutCurrency() {
    for option in [OptionName.rates, .rateGap] where level(of: option) == 0 {
      guard let value = value(of: option) else { continue }
      refuse(value, "nothing is converted", next: "name the currency that you want with --currency EUR")
    }
  }

  /// Where a conversion that was typed would show nowhere.
  mutating func checkConversion(_ settings: Settings) {
    guard settings.conversion.currency != nil, let value = value(of: .currency), level(of: .currency) == 0 else {
      return
    }
    if command == .summary && settings.summary.measure != .money {
      refuse(value, "\(settings.summary.measure.rawValue) is not converted", next: "add --measure money")
    }
    if command == .report && !settings.sections.contains(.money) {
      refuse(value, "the report shows no converted money", next: "add money to --sections")
    }
  }

  /// A column that only a conversion fills.
  mutating func checkColumns(_ settings: Settings) {
    guard command == .list, settings.conversion.currency == nil else { return }
    let asked = settings.list.columns + [settings.list.sortColumn].compactMap(\.self)
    guard let column = asked.first(where: ListColumn.ofConversion.contains) else { return }
    let isSorted = !settings.list.columns.contains(column)
    guard let value = value(of: isSorted ? .sort : .fields) else { return }
    refuse(value, "the column \(column.rawValue) needs a conversion", next: "add --rates FILE --currency EUR")
  }
}
