extension Cast {
  private static let full = Grant(reason: .other, form: .full)

  static let reversals = [
    Story(
      name: "reversed", storefront: .usa,
      plan: { journal in
        bought(.lifetime, on: 14, then: 17, full)(&journal)
        journal.at(day(45)) { $0.reverse(0) }
      }),
    Story(
      name: "reversed and refunded again", storefront: .japan,
      plan: { journal in
        bought(.yearly, on: 15, then: 20, Grant(reason: .developerIssue, form: .full))(&journal)
        journal.at(day(38)) { $0.reverse(0) }
        journal.at(day(52)) { $0.refund(0, Grant(reason: .other, form: .prorated(89_860))) }
      }),
    Story(
      name: "the REFUND arrives after the reversal", storefront: .usa,
      plan: { journal in
        journal.at(day(27)) { $0.buy(.coins) }
        journal.at(day(29)) {
          $0.refund(0, full)
          // The last of Apple's retries: 157 hours after the first attempt.
          $0.editLastEvent { $0.deliveredAt = $0.signedAt.adding(hours: 157) }
        }
        journal.at(day(33)) { $0.reverse(0) }
      }),
    Story(
      name: "the REFUND arrives once more after the reversal", storefront: .britain,
      plan: { journal in
        bought(.coins, on: 47, then: 49, full)(&journal)
        journal.at(day(52)) { $0.reverse(0) }
        journal.at(day(53)) { $0.repeatEvent { $0.type == .refund } }
      }),
    Story(
      name: "a reversal whose refund lies before the input", storefront: .usa,
      plan: { journal in
        journal.at(Moment(year: 2025, month: 10, day: 3, hour: 15)) { $0.buy(.lifetime) }
        journal.at(Moment(year: 2025, month: 12, day: 2, hour: 8)) { $0.refund(0, full) }
        journal.at(day(6)) { $0.reverse(0) }
      }),
  ]
}
