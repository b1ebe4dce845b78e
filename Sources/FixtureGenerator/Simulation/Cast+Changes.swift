extension Cast {
  static let changes = [
    Story(
      name: "an upgrade", storefront: .usa,
      plan: { journal in
        journal.at(day(4)) { $0.buy(.monthly) }
        journal.at(day(13)) { $0.upgrade(0) }
      }),
    Story(
      name: "an upgrade whose old month is refunded too", storefront: .usa,
      plan: { journal in
        journal.at(day(5)) { $0.buy(.monthly) }
        journal.at(day(10)) { $0.upgrade(0) }
        journal.at(day(13)) { $0.refund(0, Grant(reason: .other, form: .full)) }
      }),
    Story(
      name: "an upgrade that shows as a revocation", storefront: .britain,
      plan: { journal in
        journal.at(day(6)) { $0.buy(.monthly) }
        journal.at(day(12)) { $0.upgrade(0) }
        journal.at(day(12, 11)) { $0.showUpgradedPeriod(0) }
      }),
    Story(
      name: "a bundle, as an unknown number", storefront: .usa,
      plan: { journal in
        journal.at(day(50)) { $0.buy(.monthly) }
        journal.at(day(58)) { $0.switchToBundle(0, .code(2)) }
      }),
    Story(
      name: "a bundle, by name", storefront: .germany,
      plan: { journal in
        journal.at(day(51)) { $0.buy(.yearly) }
        journal.at(day(59)) { $0.switchToBundle(0, .named("upgradedToBundle")) }
      }),
    Story(
      name: "a downgrade", storefront: .usa,
      plan: { journal in
        journal.at(Moment(year: 2025, month: 3, day: 1, hour: 18)) { $0.buy(.yearly) }
        journal.at(day(30)) { $0.downgrade(0) }
        journal.at(Moment(year: 2026, month: 3, day: 1, hour: 18)) { $0.renew(0) }
      }),
    Story(
      name: "an offer, a failed payment, an end and a return", storefront: .brazil,
      plan: { journal in
        journal.at(day(1)) { $0.buy(.monthly, offer: .introductory) }
        journal.at(day(10)) { $0.redeemOffer(0) }
        journal.at(day(41)) { $0.failToRenew(1) }
        journal.at(day(43)) { $0.renew(1, subtype: "BILLING_RECOVERY") }
        journal.at(day(50)) { $0.setRenewal(2, isAutomatic: false) }
        journal.at(day(52)) { $0.setRenewal(2, isAutomatic: true) }
        journal.at(day(55)) { $0.setRenewal(2, isAutomatic: false) }
        journal.at(day(71)) { $0.expire(2, "VOLUNTARY") }
        journal.at(day(80)) { $0.buy(.monthly, offer: .code, resubscribes: true) }
      }),
  ]
}
