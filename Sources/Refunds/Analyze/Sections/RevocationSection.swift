extension RefundReport {
  /// Reason against class: what keeps family sharing, upgrades and bundle switches out of the refunds.
  func revocationSection() -> Report.Section {
    let episodes = analysis.episodes(in: period)
    let rows = RevocationClass.allCases.map { row in matrixRow(row, episodes.filter { RevocationClass($0) == row }) }
    var section = Report.Section(
      id: "revocations", title: "What was revoked, and what of it is a refund",
      tables: [Table(id: "revocations", columns: matrixColumns, rows: rows)])
    let family = episodes.filter { $0.verdict.category == .familySharing && !$0.revocation.reason.isEmpty }.count
    if family > 0 {
      section.notes.append(
        "\(Digits.grouped(family)) family members carry the purchaser's reason; they are not so many more refunds.")
    }
    section.notes.append("The credit that an upgrade gives for unused time is not in this data and not counted.")
    return section
  }

  private var matrixColumns: [Table.Column] {
    [Table.Column("class", "Revocations")]
      + ReasonColumn.allCases.map { Table.Column($0.rawValue, $0.heading, isNumeric: true) }
      + [Table.Column("total", "Total", isNumeric: true)]
  }

  private func matrixRow(_ row: RevocationClass, _ episodes: [Episode]) -> Table.Row {
    var counts: [ReasonColumn: Int] = [:]
    for episode in episodes {
      let written = episode.revocation.reason
      counts[ReasonColumn(written: written, meaning: ledger.classifier.reason(written)), default: 0] += 1
    }
    let cells = ReasonColumn.allCases.map { Cell.count(counts[$0] ?? 0) }
    return Table.Row(
      [.text(row.heading)] + cells + [.count(episodes.count)], isEmphasized: row == .standingRefund)
  }
}

/// The reason as an axis of its own.
private enum ReasonColumn: String, CaseIterable {
  case developerIssue = "developer_issue"
  case other
  case upgradedToBundle = "upgraded_to_bundle"
  case absent = "no_reason"
  case unknown

  init(written: String, meaning: RevocationReason?) {
    switch meaning {
    case .developerIssue: self = .developerIssue
    case .other: self = .other
    case .upgradedToBundle: self = .upgradedToBundle
    case nil: self = written.isEmpty ? .absent : .unknown
    }
  }

  var heading: String {
    switch self {
    case .developerIssue: "developerIssue"
    case .other: "other"
    case .upgradedToBundle: "upgradedToBundle"
    case .absent: "no reason"
    case .unknown: "unknown"
    }
  }
}

/// The rows of the matrix: every revocation is in exactly one.
private enum RevocationClass: CaseIterable {
  case standingRefund
  case reversedRefund
  case familySharing
  case assignment
  case upgradedToBundle
  case upgrade
  case modification
  case needsReview
  case reversalOnly

  init(_ episode: Episode) {
    if episode.verdict.rule == .reversalOnly {
      self = .reversalOnly
    } else if episode.verdict.rule.needsReview {
      self = .needsReview
    } else {
      switch episode.verdict.category {
      case .developerIssue, .other, .unspecified, .unknown:
        self = episode.isStandingRefund ? .standingRefund : .reversedRefund
      case .familySharing: self = .familySharing
      case .assignment: self = .assignment
      case .upgradedToBundle: self = .upgradedToBundle
      case .upgrade: self = .upgrade
      case .modification: self = .modification
      }
    }
  }

  var heading: String {
    switch self {
    case .standingRefund: "Refunds, standing"
    case .reversedRefund: "Refunds, since reversed"
    case .familySharing: "Family sharing ended (no money)"
    case .assignment: "Seat taken back (no money)"
    case .upgradedToBundle: "Switched to a bundle (no refund)"
    case .upgrade: "Upgraded (no refund)"
    case .modification: "Items changed (automatic credit)"
    case .needsReview: "Needs review (not counted)"
    case .reversalOnly: "Reversed, refund not in the input"
    }
  }
}
