/// The options. The raw value is the long name, without the dashes.
package enum OptionName: String, CaseIterable, Hashable, Sendable {
  case begin
  case end
  case period
  case asOf = "as-of"
  case tz
  case weekStart = "week-start"
  case environment
  case app
  case product
  case reason
  case catalog
  case rates
  case currency
  case rateGap = "rate-gap"
  case inputFormat = "input-format"
  case verify
  case trustRoot = "trust-root"
  case requireSigned = "require-signed"
  case strict
  case jobs
  case apple
  case reportTZ = "report-tz"
  case slideDays = "slide-days"
  case settlementDays = "settlement-days"
  case tolerance
  case refunds
  case category
  case status
  case fields
  case sort
  case limit
  case by
  case per
  case basis
  case measure
  case byDays = "by-days"
  case net
  case gross
  case completeOnly = "complete-only"
  case suppress
  case preset
  case sections
  case commission
  case tax
  case alertDays = "alert-days"
  case failOnAlert = "fail-on-alert"
  case failIf = "fail-if"
  case outputFormat = "output-format"
  case output
  case accounts
  case showIdentifiers = "show-identifiers"
  case gzip
  case noHeader = "no-header"
  case bom
  case rawCells = "raw-cells"
  case color
  case errors
  case quiet
  case noConfig = "no-config"
  case help
  case version

  /// `--as-of`.
  package var long: String { "--" + rawValue }

  /// `REFUNDS_AS_OF`.
  package var variable: String {
    OptionName.variablePrefix + String(rawValue.uppercased().map { $0 == "-" ? "_" : $0 })
  }

  static let variablePrefix = "REFUNDS_"
}
