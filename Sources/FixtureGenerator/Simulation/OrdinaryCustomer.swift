/// The thousands of customers without a story: they buy, renew, stop, and some ask for their money back.
enum OrdinaryCustomer {
  private enum Habit: CaseIterable {
    case newMonthly, oldMonthly, newYearly, oldYearly, coins, lifetime

    /// How many of 100 customers.
    var weight: Int {
      switch self {
      case .newMonthly: 30
      case .oldMonthly: 30
      case .newYearly: 7
      case .oldYearly: 3
      case .coins: 24
      case .lifetime: 6
      }
    }
  }

  static func journal(shop: Shop, number: Int, seed: UInt64) -> CustomerJournal {
    var choices = RandomSource(seed: seed, stream: UInt64(number), purpose: 3)
    let storefront = Storefront.all[choices.weighted(Storefront.all.map(\.weight))]
    var journal = CustomerJournal(
      shop: shop, number: number, seed: seed, storefront: storefront, hasAccount: choices.chance(8000))
    let habit = Habit.allCases[choices.weighted(Habit.allCases.map(\.weight))]
    let beginning = shop.purchaseMoment(&choices)
    // A few accounts ask again and again.
    let patience = choices.chance(150) ? 12 : 1
    plan(habit, beginning, patience, &choices, &journal)
    journal.run()
    return journal
  }

  private static func plan(
    _ habit: Habit, _ beginning: Moment, _ eagerness: Int, _ choices: inout RandomSource,
    _ journal: inout CustomerJournal
  ) {
    switch habit {
    case .newMonthly, .newYearly:
      let product: Product = habit == .newMonthly ? .monthly : .yearly
      let offer = firstOffer(product, &choices)
      journal.at(beginning) { customer in
        let position = customer.buy(product, offer: offer)
        if product == .yearly, customer.random.chance(2500) {
          customer.shareWithFamily(position, members: customer.random.between(1...3))
        }
        Subscriber.live(&customer, position, eagerness)
      }
    case .oldMonthly, .oldYearly:
      let product: Product = habit == .oldMonthly ? .monthly : .yearly
      // Began so long before that one renewal of the chain falls on the day drawn.
      let months = product == .monthly ? -choices.between(1...4) : -12
      journal.at(beginning.adding(months: months)) { customer in
        Subscriber.live(&customer, customer.buy(product), eagerness)
      }
    case .coins:
      var moment = beginning
      for _ in 0..<(1 + choices.weighted([50, 25, 15, 10])) {
        let quantity = 1 + choices.weighted([75, 15, 10])
        journal.at(moment) { customer in
          RefundHabit.consider(&customer, customer.buy(.coins, quantity: quantity), eagerness)
        }
        moment = moment.adding(hours: choices.between(20...500))
      }
    case .lifetime:
      journal.at(beginning) { customer in
        let position = customer.buy(.lifetime)
        if customer.random.chance(2500) {
          customer.shareWithFamily(position, members: customer.random.between(1...4))
          if customer.random.chance(1500), let copy = customer.familyCopies.first?.copy {
            customer.after(hours: customer.random.between(24...900)) { $0.leaveFamily(copy) }
          }
        }
        RefundHabit.consider(&customer, position, eagerness)
      }
    }
  }

  private static func firstOffer(_ product: Product, _ choices: inout RandomSource) -> Offer? {
    guard product == .monthly else { return choices.chance(2000) ? .freeTrial : nil }
    let offers: [Offer?] = [nil, .freeTrial, .introductory, .code]
    return offers[choices.weighted([64, 22, 10, 4])]
  }
}
