/// The customers with a story. They are in every showcase, whatever its size and seed, so that each kind of event is.
enum Cast {
  struct Story: Sendable {
    let name: String
    let storefront: Storefront
    var hasAccount = true
    let plan: @Sendable (inout CustomerJournal) -> Void
  }

  static var stories: [Story] { refunds + reversals + families + changes + oddities }

  /// A moment of the quarter, in days and hours from its start.
  static func day(_ days: Int, _ hour: Int = 10) -> Moment { Shop.start.adding(days: days).adding(hours: hour) }

  /// Few enough for a sample that is committed in signed form.
  static var sample: [Story] { Array(refunds.prefix(8)) + reversals + families.prefix(1) + changes.prefix(1) }

  static func journals(_ stories: [Story], shop: Shop, seed: UInt64) -> [CustomerJournal] {
    stories.enumerated().map { number, story in
      var journal = CustomerJournal(
        shop: shop, number: number, seed: seed, storefront: story.storefront, hasAccount: story.hasAccount)
      story.plan(&journal)
      journal.run()
      return journal
    }
  }

  /// A purchase on one day and a refund on another, the plainest story of all.
  static func bought(
    _ product: Product, on days: Int, quantity: Int = 1, offer: Offer? = nil, then refundDay: Int, _ grant: Grant
  ) -> @Sendable (inout CustomerJournal) -> Void {
    { journal in
      journal.at(day(days)) { $0.buy(product, quantity: quantity, offer: offer) }
      journal.at(day(refundDay)) { $0.refund(0, grant) }
    }
  }
}
