extension Cast {
  static let refunds = [
    Story(
      name: "a refund for an issue, after three requests", storefront: .usa,
      plan: { journal in
        journal.at(day(3)) { $0.buy(.monthly) }
        for hours in [0, 12, 24] {
          journal.at(day(5, 8 + hours)) { $0.askForRefund(0, .unsatisfiedWithPurchase) }
        }
        journal.at(day(7)) { $0.refund(0, Grant(reason: .developerIssue, form: .full)) }
      }),
    Story(
      name: "a share of 67.932 %", storefront: .usa,
      plan: bought(.monthly, on: 9, then: 19, Grant(reason: .other, form: .prorated(67_932)))),
    Story(
      name: "neither type nor reason", storefront: .britain,
      plan: bought(.yearly, on: 11, then: 31, Grant(reason: .absent, form: .untyped))),
    Story(
      name: "yen", storefront: .japan,
      plan: bought(.monthly, on: 12, then: 15, Grant(reason: .other, form: .full))),
    Story(
      name: "dinars with three decimals", storefront: .kuwait,
      plan: bought(.monthly, on: 20, then: 24, Grant(reason: .developerIssue, form: .prorated(33_333)))),
    Story(
      name: "one of three coin packs", storefront: .germany,
      plan: bought(.coins, on: 25, quantity: 3, then: 26, Grant(reason: .other, form: .prorated(33_333)))),
    Story(
      name: "a free trial", storefront: .india,
      plan: bought(.monthly, on: 30, offer: .freeTrial, then: 32, Grant(reason: .other, form: .full))),
    Story(
      name: "declined", storefront: .brazil,
      plan: { journal in
        journal.at(day(33)) { $0.buy(.coins) }
        journal.at(day(34)) { $0.askForRefund(0, .unintendedPurchase) }
        journal.at(day(35)) { $0.decline(0) }
      }),
    Story(
      name: "declined, then granted", storefront: .usa,
      plan: { journal in
        journal.at(day(36)) { $0.buy(.monthly) }
        journal.at(day(37)) { $0.askForRefund(0, .other) }
        journal.at(day(38)) { $0.decline(0) }
        journal.at(day(39)) { $0.askForRefund(0, .fulfillmentIssue) }
        journal.at(day(40)) { $0.refund(0, Grant(reason: .developerIssue, form: .full)) }
      }),
    Story(
      name: "still waiting on the last day", storefront: .usa,
      plan: { journal in
        journal.at(day(86)) { $0.buy(.coins, quantity: 2) }
        for days in [88, 89, 90] { journal.at(day(days)) { $0.askForRefund(0, .unintendedPurchase) } }
      }),
    Story(
      name: "an older period, while the subscription goes on", storefront: .germany,
      plan: { journal in
        journal.at(day(2)) { $0.buy(.monthly) }
        journal.at(day(33)) { $0.renew(0) }
        journal.at(day(40)) { $0.refund(0, Grant(reason: .other, form: .full)) }
        journal.at(day(61)) { $0.renew(1) }
      }),
    Story(
      name: "the account that asks again and again", storefront: .usa,
      plan: { journal in
        for (position, days) in [8, 22, 41, 63].enumerated() {
          journal.at(day(days)) { $0.buy(.coins, quantity: 2) }
          journal.at(day(days + 1)) { $0.askForRefund(position, .unintendedPurchase) }
          journal.at(day(days + 2)) { $0.refund(position, Grant(reason: .other, form: .full)) }
        }
      }),
    Story(
      name: "a purchase from before the input", storefront: .usa, hasAccount: false,
      plan: { journal in
        journal.at(Moment(year: 2025, month: 11, day: 20, hour: 12)) { $0.buy(.lifetime) }
        journal.at(day(10)) { $0.refund(0, Grant(reason: .other, form: .full)) }
      }),
  ]
}
