/// The answer key as JSON.
package enum AnswerKeyWriter {
  package static func document(_ key: AnswerKey) -> JSONValue {
    .object([
      "app": .string(Shop.bundleIdentifier),
      "start": .moment(Shop.start),
      "end": .moment(Shop.end),
      "records": records(key.records),
      "paidTransactions": .integer(Int64(key.paidTransactions)),
      "refundsWithoutPurchase": .integer(Int64(key.refundsWithoutPurchase)),
      "standingRefunds": .array(key.totals.map(total)),
      "findings": .array(AnswerKey.findings.map(JSONValue.string)),
      "episodes": .array(key.episodes.map(episode)),
      "requests": .array(key.requests.map(request)),
      "cohorts": .array(key.cohorts.map(cohort)),
    ])
  }

  private static func records(_ records: AnswerKey.Records) -> JSONValue {
    .object([
      "all": .integer(Int64(records.all)),
      "production": .integer(Int64(records.production)),
      "redelivered": .integer(Int64(records.redelivered)),
      "sandbox": .integer(Int64(records.sandbox)),
      "withoutTransaction": .integer(Int64(records.withoutTransaction)),
    ])
  }

  private static func total(_ total: AnswerKey.CurrencyTotal) -> JSONValue {
    .object([
      "currency": .string(total.currency),
      "count": .integer(Int64(total.standingRefunds)),
      "amount": .string(total.amount.text),
    ])
  }

  private static func episode(_ episode: Episode) -> JSONValue {
    let transaction = episode.transaction
    return .object([
      "transactionId": .identifier(transaction.identifier),
      "originalTransactionId": .identifier(transaction.originalIdentifier),
      "productId": .string(transaction.product.identifier),
      "category": .string(episode.category.rawValue),
      "rule": .string(episode.rule.rawValue),
      "countsAsRefund": .bool(episode.countsAsRefund),
      "status": .string(episode.status),
      "revokedAt": episode.revokedAt.map(JSONValue.moment),
      "reversedAt": episode.reversedAt.map(JSONValue.moment),
      "amount": episode.amount.map { .string($0.text) },
      "amountBasis": episode.amountBasis.map { .string($0.rawValue) },
      "currency": episode.amount.map { _ in .string(transaction.storefront.currency) },
    ])
  }

  private static func request(_ request: RefundRequest) -> JSONValue {
    .object([
      "transactionId": .identifier(request.transaction.identifier),
      "reason": request.reason.map { .string($0.rawValue) },
      "requestedAt": request.requestedAt.map(JSONValue.moment),
      "notifications": .integer(Int64(request.notificationCount)),
      "outcome": .string(request.outcome.rawValue),
    ])
  }

  private static func cohort(_ cohort: AnswerKey.Cohort) -> JSONValue {
    .object([
      "week": .integer(Int64(cohort.week)),
      "productId": .string(cohort.product.identifier),
      "appVersion": .string(String(cohort.appVersion)),
      "paidTransactions": .integer(Int64(cohort.paidTransactions)),
      "standingRefunds": .integer(Int64(cohort.standingRefunds)),
      "developerIssue": .integer(Int64(cohort.developerIssue)),
    ])
  }
}
