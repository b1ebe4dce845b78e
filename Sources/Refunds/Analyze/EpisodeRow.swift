/// One row of `list`: a revocation with the facts of its transaction, cell by cell.
package struct EpisodeRow {
  private let ledger: Ledger
  private let episode: Episode
  private let transaction: Transaction
  private let showsIdentifiers: Bool
  private let conversion: CurrencyConversion?

  package init(
    _ episode: Episode, of ledger: Ledger, showsIdentifiers: Bool, conversion: CurrencyConversion? = nil
  ) {
    self.ledger = ledger
    self.episode = episode
    self.showsIdentifiers = showsIdentifiers
    self.conversion = conversion
    transaction = ledger.transaction(of: episode)
  }

  package func cell(_ column: ListColumn) -> Cell {
    switch column {
    case .transactionID: .text(transaction.identifier.text(in: ledger.symbols))
    case .originalTransactionID: .text(transaction.originalIdentifier.text(in: ledger.symbols))
    case .app: text(transaction.app)
    case .environment: .text(transaction.environment.name)
    case .productID: text(transaction.product)
    case .productType: text(transaction.productType)
    case .ownership: text(transaction.ownership)
    case .category: .text(episode.verdict.category.rawValue)
    case .countsAsRefund: .flag(episode.verdict.countsAsRefund)
    case .status: .text(episode.status.rawValue)
    case .reason: .text(ledger.reasonName(of: episode))
    case .reasonCode: .text(episode.revocation.reason)
    case .extent: .text(extent)
    case .revocationType: .text(episode.revocation.type)
    case .revocationPercentage: .percentage(episode.revocation.percentage)
    case .alsoUpgraded: .flag(episode.verdict.alsoUpgraded)
    case .purchasedAt: instant(transaction.purchasedAt)
    case .revokedAt: instant(episode.revokedAt)
    case .reversedAt: instant(episode.reversedAt)
    case .reversalEvidence: .text(episode.reversalEvidence?.rawValue ?? "")
    case .firstSeenAt: instant(episode.firstSeenAt)
    case .daysToRefund: daysToRefund
    case .quantity: transaction.quantity.map { .count(Int($0)) } ?? .unknown
    case .price: transaction.priceMilliunits.map { money(Amount(milliunits: $0)) } ?? .unknown
    case .refundedAmount: episode.refunded?.amount.map(money) ?? .unknown
    case .currency: text(ledger.currency(of: episode))
    case .amountBasis: .text(episode.refunded?.basis.rawValue ?? "")
    case .storefront: text(transaction.storefront)
    case .appVersion: text(transaction.appVersion)
    case .offerType: text(transaction.offerType)
    case .transactionReason: text(transaction.transactionReason)
    case .requestReason: text(episode.requestReason)
    case .requestedAt: instant(episode.requestedAt)
    case .account: .text(account)
    case .trust: .text(episode.trust.name)
    case .rule: .text(episode.verdict.rule.rawValue)
    case .source: .text("\(ledger.fileNames[Int(episode.origin.file)]):\(episode.origin.record)")
    case .convertedAmount: converted.map { .money($0.amount, currency: conversion?.currency ?? "") } ?? .unknown
    case .convertedCurrency: .text(converted == nil ? "" : conversion?.currency ?? "")
    case .rate: converted.map { .ratio($0.rate.ratio) } ?? .unknown
    case .rateDate: converted?.rate.date.map(Cell.date) ?? .unknown
    case .rateSource: .text(converted?.rate.source ?? "")
    }
  }

  private func text(_ symbol: Symbol) -> Cell { .text(ledger.text(symbol)) }

  private func instant(_ instant: Instant?) -> Cell { instant.map(Cell.instant) ?? .unknown }

  private func money(_ amount: Amount) -> Cell { .money(amount, currency: ledger.text(ledger.currency(of: episode))) }

  /// What was given back in the wanted currency, at the rate of the day of the revocation.
  private var converted: CurrencyConversion.Converted? {
    guard let amount = episode.refunded?.amount else { return nil }
    return conversion?.converted(amount, ledger.text(ledger.currency(of: episode)), at: episode.revokedAt)
  }

  /// The currency of an amount that has no rate; nil where there is nothing to convert or it is converted.
  var unconvertedCurrency: String? {
    guard conversion != nil, episode.refunded?.amount != nil, converted == nil else { return nil }
    return ledger.text(ledger.currency(of: episode))
  }

  private var extent: String {
    episode.verdict.countsAsRefund ? Extent(of: episode.revocation)?.rawValue ?? "" : ""
  }

  // A revocation before its purchase cannot be; a finding says so and the cell stays empty.
  private var daysToRefund: Cell {
    guard let purchasedAt = transaction.purchasedAt, let revokedAt = episode.revokedAt, revokedAt >= purchasedAt
    else { return .unknown }
    return .integer((revokedAt.milliseconds - purchasedAt.milliseconds) / Instant.millisecondsPerDay)
  }

  private var account: String {
    showsIdentifiers ? ledger.accountToken(of: transaction) : ledger.account(of: transaction)
  }
}

extension Ledger {
  /// The account of a transaction as reports show it: a digest, or empty where none is named.
  func account(of transaction: Transaction) -> String {
    accountDigest(of: transaction)?.text ?? ""
  }

  /// The digest of that account; nil where none is named.
  func accountDigest(of transaction: Transaction) -> AccountDigest? {
    if !transaction.accountIdentifier.isNone { return AccountDigest(of: transaction.accountIdentifier) }
    let token = text(transaction.accountText)
    return token.isEmpty ? nil : AccountDigest(of: token)
  }

  /// The account token itself, for `--show-identifiers` alone.
  func accountToken(of transaction: Transaction) -> String {
    transaction.accountIdentifier.isNone ? text(transaction.accountText) : transaction.accountIdentifier.text
  }

  /// The name of a reason for people: `developerIssue`, `other`, `upgradedToBundle`, `unknown(7)` or empty.
  package func reasonName(of episode: Episode) -> String {
    let written = episode.revocation.reason
    if written.isEmpty { return "" }
    return classifier.reason(written)?.rawValue ?? "unknown(\(written))"
  }
}
