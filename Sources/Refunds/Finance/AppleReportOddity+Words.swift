extension AppleReportOddity.Kind {
  /// What is odd, and what was done about it.
  package var words: String {
    switch self {
    case .rowUnreadable: "rows have a field that cannot be read: they are left out, and the totals will say so"
    case .periodNotFiscal: "the report is not about one fiscal month: it is compared for the days that it names"
    case .severalPeriods: "the rows name several periods: each is compared by itself"
    case .withoutRows: "the report has no row"
    case .totalUnitsDiffer:
      "Total_Units is not the sum of the rows; some of Apple's files count sales only, so it is a note"
    }
  }

  package var advice: String {
    switch self {
    case .rowUnreadable: "download the report again; a spreadsheet changes dates and numbers"
    case .periodNotFiscal: "a file made by hand or for a test; download it again if it should be Apple's"
    case .severalPeriods: "name one file a period, as Apple has them"
    case .withoutRows: "no report is not the same as no refunds"
    case .totalUnitsDiffer: "nothing needs to be done"
    }
  }
}

extension ReportChoice.LeftOut {
  package var words: String {
    switch reason {
    case .twice: "the report has the same rows as \(other): it counts once"
    case .overlap: "\(other) tells the same days in more detail: this report is not compared"
    }
  }
}
