/// What subscribers do from one period to the next.
enum Subscriber {
  /// Plans a period that has just been bought, and what comes after it.
  static func live(_ customer: inout CustomerJournal, _ position: Int, _ eagerness: Int) {
    let transaction = customer.transactions[position]
    guard let end = transaction.expiresAt else { return }
    RefundHabit.consider(&customer, position, eagerness)
    planChanges(&customer, position, end, eagerness)
    customer.at(end) { finish(&$0, position, eagerness) }
  }

  private static func planChanges(
    _ customer: inout CustomerJournal, _ position: Int, _ end: Moment, _ eagerness: Int
  ) {
    let begin = customer.now
    let moment = begin.adding(milliseconds: customer.random.below(end.milliseconds - begin.milliseconds))
    let isMonthly = customer.transactions[position].product == .monthly
    let isTrial = customer.transactions[position].offer?.discount == .freeTrial
    switch customer.random.weighted([isTrial ? 2600 : 6900, isTrial ? 1600 : 1100, 250, 150, 100]) {
    case 1:
      customer.at(moment) { if isCurrent($0, position) { $0.setRenewal(position, isAutomatic: false) } }
      guard customer.random.chance(1500) else { return }
      let change = moment.adding(milliseconds: (end.milliseconds - moment.milliseconds) / 2)
      customer.at(change) { if isCurrent($0, position) { $0.setRenewal(position, isAutomatic: true) } }
    case 2 where isMonthly && !isTrial:
      customer.at(moment) { if isCurrent($0, position) { live(&$0, $0.upgrade(position), eagerness) } }
    case 3 where isMonthly && !isTrial:
      customer.at(moment) { if isCurrent($0, position) { live(&$0, $0.redeemOffer(position), eagerness) } }
    case 4 where !isMonthly && !isTrial:
      customer.at(moment) { if isCurrent($0, position) { $0.downgrade(position) } }
    default:
      break
    }
  }

  private static func isCurrent(_ customer: CustomerJournal, _ position: Int) -> Bool {
    customer.currentPeriod == position && customer.transactions[position].revocation == nil
  }

  private static func finish(_ customer: inout CustomerJournal, _ position: Int, _ eagerness: Int) {
    guard isCurrent(customer, position) else { return }
    if !customer.renewsAutomatically {
      customer.expire(position, "VOLUNTARY")
      returnLater(&customer, eagerness)
    } else if customer.random.chance(300) {
      customer.failToRenew(position)
      let recovers = customer.random.chance(7000)
      customer.after(hours: recovers ? customer.random.between(10...140) : 16 * 24) {
        guard isCurrent($0, position) else { return }
        if recovers {
          live(&$0, $0.renew(position, subtype: "BILLING_RECOVERY"), eagerness)
        } else {
          $0.expire(position, "BILLING_RETRY")
        }
      }
    } else {
      live(&customer, customer.renew(position), eagerness)
    }
  }

  private static func returnLater(_ customer: inout CustomerJournal, _ eagerness: Int) {
    guard customer.random.chance(2000) else { return }
    let offer: Offer? = customer.random.chance(3000) ? .code : nil
    customer.after(hours: customer.random.between(48...900)) {
      live(&$0, $0.buy(.monthly, offer: offer, resubscribes: true), eagerness)
    }
  }
}
