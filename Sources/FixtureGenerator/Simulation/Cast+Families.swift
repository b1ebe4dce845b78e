extension Cast {
  static let families = [
    Story(
      name: "the purchaser is refunded, two members lose access", storefront: .usa,
      plan: { journal in
        journal.at(day(16)) { $0.shareWithFamily($0.buy(.lifetime), members: 2) }
        journal.at(day(21)) { $0.refund(0, Grant(reason: .developerIssue, form: .full)) }
      }),
    Story(
      name: "the same without revocationType", storefront: .germany,
      plan: { journal in
        journal.at(day(18)) { $0.shareWithFamily($0.buy(.yearly), members: 1) }
        journal.at(day(23)) { $0.refund(0, Grant(reason: .other, form: .untyped)) }
      }),
    Story(
      name: "a member leaves", storefront: .usa,
      plan: { journal in
        journal.at(day(24)) { $0.shareWithFamily($0.buy(.lifetime), members: 1) }
        journal.at(day(44)) { $0.leaveFamily(1) }
      }),
  ]
}
