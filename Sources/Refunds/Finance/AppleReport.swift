/// One file of Apple's, read: its rows, and what it says about itself.
package struct AppleReport: Sendable {
  /// As the user named it.
  package var name: String
  package var kind: AppleReportKind
  /// `1_3`: told by the columns, since no file names its version; empty where there is only one.
  package var layout: String
  /// The days that the file is about; nil where it has no row and says none.
  package var days: DayRange?
  package var rows: [AppleReportRow] = []
  package var controlTotals: [ControlTotal] = []
  package var payments: [PaymentLine] = []
  /// The calendar month by which Apple names the fiscal month of payments; nil where its language is not known.
  package var paymentMonth: PaymentMonth?
  /// Every region of a month in one file, not one region alone.
  package var isConsolidated = false
  package var oddities: [AppleReportOddity] = []

  package init(name: String, kind: AppleReportKind, layout: String = "") {
    self.name = name
    self.kind = kind
    self.layout = layout
  }

  package var failedTotals: [ControlTotal] { controlTotals.filter(\.hasFailed) }
}

/// A month by the name that the payments page gives it.
package struct PaymentMonth: Hashable, Sendable {
  package var year: Int
  /// 1 is January.
  package var month: Int

  package init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// The fiscal month of this name: the one whose third week begins in the calendar month (finance.md 1.5).
  package var fiscalMonth: FiscalMonth {
    FiscalMonth(containing: CivilDate(year: year, month: month, day: 15))
  }
}

/// Something odd in a report that is read all the same.
package struct AppleReportOddity: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case rowUnreadable = "report-row-unreadable"
    case periodNotFiscal = "report-period-not-fiscal"
    case severalPeriods = "report-several-periods"
    case withoutRows = "report-without-rows"
    case totalUnitsDiffer = "report-total-units"
  }

  package var kind: Kind
  /// Lines of the file from 1, the smallest first, at most `linesKept`.
  package var lines: [Int]
  package var count: Int
  /// What exactly: the column, the two numbers.
  package var subject: String

  package static let linesKept = 6

  package init(_ kind: Kind, lines: [Int] = [], count: Int = 1, subject: String = "") {
    self.kind = kind
    self.lines = lines
    self.count = count
    self.subject = subject
  }
}
