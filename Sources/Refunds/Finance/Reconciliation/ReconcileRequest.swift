/// How far apart two sides may be and still be the same refund (finance.md 5.4).
package struct ReconcileRequest: Sendable {
  /// The time zone of the days of Apple's reports: Pacific for most agreements (finance.md 2.1).
  package var zone: ZoneRules
  /// A report by day may show a refund so many days before or after its revocation date.
  package var slideDays = 1
  /// The books may show a refund so many days after its revocation date, in the next period.
  package var settlementDays = 5
  /// Minor units (cents, yen) by which the amounts of one refund may differ by rounding.
  package var toleranceMinorUnits = 1

  package init(zone: ZoneRules) {
    self.zone = zone
  }

  func reachDays(_ level: ReconcileLevel) -> Int64 { Int64(level == .books ? settlementDays : slideDays) }

  func tolerance(_ currency: String) -> ExactDecimal {
    let digits = CurrencyDigits.usual(for: currency)
    let minorUnit = digits == 0 ? "1" : "0." + String(repeating: "0", count: digits - 1) + "1"
    return ExactDecimal(minorUnit)?.multiplied(by: ExactDecimal(toleranceMinorUnits)) ?? .zero
  }
}
