extension RefundReport {
  /// What the numbers of this report mean, by the ids of the definitions.
  func definitionsSection() -> Report.Section {
    let known = RefundReport.definitions + (proceeds == nil ? [] : [RefundReport.proceedsDefinition])
    let used = known.filter { !$0.sections.isDisjoint(with: sections) }
    return Report.Section(
      id: "definitions", title: "Definitions",
      tables: [
        Table(
          id: "definitions", columns: [Table.Column("id", "Id"), Table.Column("meaning", "Meaning")],
          rows: used.map { Table.Row([.text($0.id), .text($0.meaning)]) })
      ])
  }

  private static let counted: Set<SectionName> = [
    .headline, .changes, .byProduct, .byAppVersion, .byStorefront, .byWeek, .cohorts,
  ]

  // No promise of an estimate where there is nothing to make it from.
  private static let proceedsDefinition: (id: String, meaning: String, sections: Set<SectionName>) = (
    "proceeds.estimated", "price x (1 - tax - commission), or x the share in Apple's own rows; an estimate", [.revenue]
  )

  /// Definitions of metrics.md with the sections that use them.
  private static let definitions: [(id: String, meaning: String, sections: Set<SectionName>)] = [
    (
      "paid_transactions", "bought, not shared, no free trial, price above 0 or unknown, each transaction once",
      counted
    ),
    (
      "refunds.gross, .reversed, .net", "refunds granted; of them reversed; granted less reversed",
      counted.union([.revocations, .money, .moneyByProduct])
    ),
    (
      "refunds.by_date", "refunds whose revocation date lies in the period, whatever their purchase date",
      counted.union([.revocations, .money, .moneyByProduct])
    ),
    (definition.id, definition.meaning, counted),
    (
      "refund_rate.cohort@T",
      "the same for standing refunds within T days of the purchase, of cohorts all of which were watched for T days",
      [.cohorts]
    ),
    ("refund_rate.money", "refunded amount / gross amount per currency, on the cohort basis", [.headline, .money]),
    ("95 % interval", "two-sided Wilson interval of the rate", counted),
    (
      "money.gross_refunded, .reversed, .net_refunded",
      "what was given back, what of it was taken back, the difference; amounts that are not known are counted apart",
      [.money, .moneyByProduct]
    ),
    (
      "revenue.by_transaction_date",
      "sales of the period less the standing refunds of these purchases, whenever those were", [.revenue]
    ),
    (
      "revenue.by_event_date", "sales of the period less refunds dated in it, plus reversals dated in it", [.revenue]
    ),
    (Reconciliation.definition.id, Reconciliation.definition.meaning, [.bridge]),
    (
      "time_to_refund", "whole days from purchase to standing refund, over purchases watched for as long as stated",
      [.timeToRefund]
    ),
    (
      "requests",
      "requests of customers: granted, declined, reversed, pending; approval = granted / (granted + declined)",
      [.requests]
    ),
    (
      "exposure", "time from the revocation date to the first statement about it, of the server and of a device",
      [.exposure]
    ),
    (
      "repeat_refunders", "accounts, under digests of their tokens, with two or more standing refunds in the period",
      [.repeatRefunders]
    ),
    (
      "consumables.clawback", "pieces of consumables whose refund stands: quantity x refunded share, and x units",
      [.consumables]
    ),
    ("entitlements.lost", "accounts and transactions whose entitlement ended by a revocation", [.entitlements]),
  ]
}
