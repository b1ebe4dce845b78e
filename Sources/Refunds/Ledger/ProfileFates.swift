/// What follows from the profile of a statement alone, looked at once per profile and not per statement.
struct ProfileFates: Sendable {
  /// What a purchase has that only one statement with this profile tells of.
  struct Fate: Sendable {
    /// Says nothing but that something was bought, unless its details tell of a revocation.
    var isSnapshot: Bool
    /// Why the app or the product does not count.
    var leftOut: LeftOutReason?
    var transactionProfile: UInt32
    /// Whether it is paid for at a price above 0, and at an unknown one.
    var isPaid: Bool
  }

  private(set) var fates: [Fate] = []
  private(set) var transactionProfiles = ValueTable<TransactionProfile>()

  init(_ evidence: Evidence, selection: Selection, catalog: CatalogIndex) {
    let purchases = PurchaseRules(symbols: evidence.symbols)
    fates.reserveCapacity(evidence.statements.profiles.count)
    for profile in evidence.statements.profiles.values {
      var statement = Statement(transaction: .none)
      profile.fill(&statement)
      var transaction = Transaction(
        Timeline(of: statement), identifier: .none, environment: profile.environment, app: profile.app)
      if transaction.productType.isNone { transaction.productType = catalog.type(of: transaction.product) }
      let isSnapshot =
        switch profile.kind {
        case .snapshot: true
        case .refund, .revoke, .reversal, .request, .declined: false
        }
      fates.append(
        Fate(
          isSnapshot: isSnapshot,
          leftOut: selection.reasonToLeaveOut(
            app: evidence.symbols.text(profile.app), product: evidence.symbols.text(profile.product)),
          transactionProfile: transactionProfiles.number(of: TransactionProfile(transaction)),
          isPaid: purchases.isPaid(transaction)))
    }
  }

  subscript(row: StatementRow) -> Fate { fates[Int(row.profile)] }
}
