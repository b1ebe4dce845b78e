package import Refunds

/// Why a file is none of the reports that refunds can be compared with. Never holds anything of its rows.
package enum AppleReportRefusal: Error, Hashable, Sendable {
  case empty
  case archive
  case unknown
  case pendingPayments
  case paymentColumns
  /// A report of Apple's that says nothing about refunds.
  case unusable(String, reason: String)
  /// Its line of names lacks some: columns are never read by their position.
  case columnsMissing(AppleReportKind, line: Int, [String])

  package var what: String {
    switch self {
    case .empty: "the report is empty"
    case .archive: "the file is a ZIP archive, not a report"
    case .unknown: "the file is none of Apple's reports: no line of it has the names of their columns"
    case .pendingPayments: "the payments are those of a month that is not closed: Apple's numbers are estimates"
    case .paymentColumns: "the payments file has a number of columns that is not known"
    case .unusable(let name, let reason): "the report is \(name), which is not for refunds: \(reason)"
    case .columnsMissing(let kind, _, let names):
      "the report looks like \(kind.rawValue), but lacks the columns \(names.joined(separator: ", "))"
    }
  }

  package var advice: String {
    switch self {
    case .empty: "no report is not the same as no refunds: download it again"
    case .archive: "unpack it and name the files inside"
    case .unknown, .unusable:
      "name FINANCIAL, FINANCE_DETAIL, SALES, SUBSCRIBER, SUBSCRIPTION_EVENT or financial_report.csv"
    case .pendingPayments: "wait until Apple has paid, and download the month anew"
    case .paymentColumns: "download financial_report.csv again, and do not change its columns"
    case .columnsMissing: "download the report again; a spreadsheet or a paste may have joined its columns"
    }
  }

  /// The line that is wrong, from 1.
  package var line: Int? {
    switch self {
    case .columnsMissing(_, let line, _): line
    case .empty, .archive, .unknown, .pendingPayments, .paymentColumns, .unusable: nil
    }
  }
}
