import Refunds

/// Short ways from drafts to a ledger, and from a ledger to what a test asks about.
extension Ledger {
  /// The books of statements that stand in one file.
  init(_ drafts: [StatementDraft], _ change: (inout Selection) -> Void = { _ in }) {
    self.init(files: [drafts], change)
  }

  /// The books of statements that a catalogue completes.
  init(_ drafts: [StatementDraft], catalog: Catalog) {
    self.init(evidence: Evidence(files: [[drafts]]), selection: Selection(), catalog: catalog)
  }

  /// The books of several files.
  init(files: [[StatementDraft]], _ change: (inout Selection) -> Void = { _ in }) {
    var selection = Selection()
    change(&selection)
    self.init(evidence: Evidence(files: files.map { [$0] }), selection: selection)
  }

  /// Rule names in the order of rows.
  var rules: [Rule] { episodes.map(\.verdict.rule) }
  var categories: [Refunds.Category] { episodes.map(\.verdict.category) }
  var statuses: [Episode.Status] { episodes.map(\.status) }
  var outcomes: [RefundRequest.Outcome] { requests.map(\.outcome) }

  /// Ids of the episodes' transactions in the order of rows.
  var identifiers: [String] { episodes.map { transaction(of: $0).identifier.text(in: symbols) } }

  func count(of code: FindingCode) -> Int { findings.filter { $0.code == code }.reduce(0) { $0 + $1.count } }
}

extension Evidence {
  /// Files, each of which was read in so many batches.
  init(files: [[[StatementDraft]]]) {
    self.init(fileNames: files.indices.map { "file\($0)" })
    for (file, batches) in files.enumerated() {
      for drafts in batches {
        var batch = Batch(file: UInt32(file))
        for draft in drafts { draft.add(to: &batch) }
        append(batch)
      }
    }
  }
}

extension Episode {
  /// The refunded amount in currency units with up to three decimals; nil when it is unknown or none.
  var amountText: String? { refunded?.amount?.text(most: 3, least: 0) }
  var basis: AmountBasis? { refunded?.basis }
}
