/// Whether, when and how a purchase comes back.
enum RefundHabit {
  private enum Fate {
    case kept, declined, unanswered
    case refunded(Grant.Reason)
  }

  /// Decides the fate of a purchase that has just been made and puts it on the agenda.
  static func consider(_ customer: inout CustomerJournal, _ position: Int, _ eagerness: Int) {
    let fate = drawFate(&customer, position, eagerness)
    let delay = requestDelayHours(&customer, position, fate)
    let mayAsk = customer.transactions[position].product != .lifetime
    let asks = mayAsk && customer.random.chance(7500)
    let decision = customer.random.between(5...70)
    let reason = statedReason(&customer, fate)
    switch fate {
    case .kept: break
    case .unanswered where mayAsk: ask(&customer, position, reason, delay: delay, until: 200)
    case .unanswered: break
    case .declined:
      if asks { ask(&customer, position, reason, delay: delay, until: decision) }
      customer.after(hours: delay + decision) { decide(&$0, position) { $0.decline(position) } }
    case .refunded(let reasonOfStore):
      if asks { ask(&customer, position, reason, delay: delay, until: decision) }
      customer.after(hours: delay + decision) {
        decide(&$0, position) { grant(&$0, position, reasonOfStore) }
      }
    }
  }

  private static func drawFate(_ customer: inout CustomerJournal, _ position: Int, _ eagerness: Int) -> Fate {
    let chances = customer.shop.refundChances(of: customer.transactions[position])
    var draw = Int(customer.random.below(10_000))
    // Trials are free; hardly anybody asks for nothing back.
    let isTrial = customer.transactions[position].offer?.discount == .freeTrial
    let scale = isTrial ? 0 : eagerness
    // The issue comes last, so that the bad build changes no other fate.
    let fates: [(Int, Fate)] = [
      (isTrial ? 20 : 0, .refunded(.other)), (chances.other * scale, .refunded(.other)),
      (chances.unspecified * scale, .refunded(.absent)), (70 * scale, .declined), (20 * scale, .unanswered),
      (chances.developerIssue * scale, .refunded(.developerIssue)),
    ]
    for (chance, fate) in fates {
      if draw < chance { return fate }
      draw -= chance
    }
    return .kept
  }

  private static func requestDelayHours(_ customer: inout CustomerJournal, _ position: Int, _ fate: Fate) -> Int {
    let ranges = [1...20, 20...70, 70...160, 160...320, 320...900]
    let isBadBuild = customer.shop.hasFault && customer.transactions[position].appVersion == AppVersion.badBuild
    var weights = [25, 30, 25, 10, 10]
    // Who meets the crash meets it at once.
    if isBadBuild, case .refunded(.developerIssue) = fate { weights = [45, 45, 10, 0, 0] }
    return customer.random.between(ranges[customer.random.weighted(weights)])
  }

  private static func statedReason(_ customer: inout CustomerJournal, _ fate: Fate) -> RequestReason {
    var weights = [45, 10, 30, 2, 13]
    if case .refunded(.developerIssue) = fate { weights = [5, 55, 30, 2, 8] }
    return RequestReason.allCases[customer.random.weighted(weights)]
  }

  private static func ask(
    _ customer: inout CustomerJournal, _ position: Int, _ reason: RequestReason, delay: Int, until: Int
  ) {
    for hours in stride(from: 0, to: until, by: 24) {
      customer.after(hours: delay + hours - 1) { decide(&$0, position) { $0.askForRefund(position, reason) } }
    }
  }

  /// Whatever lies before the quarter did not happen, so that every story is whole or begins with the purchase only.
  private static func decide(
    _ customer: inout CustomerJournal, _ position: Int, _ action: (inout CustomerJournal) -> Void
  ) {
    guard customer.isInsideQuarter, customer.transactions[position].revocation == nil else { return }
    action(&customer)
  }

  private static func grant(_ customer: inout CustomerJournal, _ position: Int, _ reason: Grant.Reason) {
    customer.refund(position, Grant(reason: reason, form: form(&customer, position)))
    guard customer.random.chance(500) else { return }
    let refundsAgain = customer.random.chance(3000)
    customer.after(hours: customer.random.between(72...400)) {
      $0.reverse(position)
      guard refundsAgain else { return }
      $0.after(hours: $0.random.between(48...200)) { $0.refund(position, Grant(reason: reason, form: .full)) }
    }
  }

  private static func form(_ customer: inout CustomerJournal, _ position: Int) -> Grant.Form {
    let transaction = customer.transactions[position]
    switch customer.random.weighted([60, 28, 12]) {
    case 0: return .full
    case 1:
      if let expiresAt = transaction.expiresAt {
        let rest = expiresAt.milliseconds - customer.now.milliseconds
        let whole = expiresAt.milliseconds - transaction.purchasedAt.milliseconds
        return rest > 0 ? .prorated(rest * 100_000 / whole) : .full
      }
      return transaction.product == .coins ? .prorated(customer.random.element([25_000, 40_000, 67_932])) : .full
    default: return .untyped
    }
  }
}
