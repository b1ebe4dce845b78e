extension Cast {
  static let oddities = [
    Story(
      name: "a currency in lower case", storefront: .usa,
      plan: { journal in
        journal.at(day(56)) {
          let position = $0.buy(.coins)
          $0.editLastEvent { $0.transaction?.currencyText = "usd" }
          $0.after(hours: 30) { $0.refund(position, Grant(reason: .other, form: .full)) }
        }
      }),
    Story(
      name: "a subtype that nobody knows", storefront: .usa,
      plan: { journal in
        journal.at(day(57)) {
          $0.buy(.monthly)
          $0.editLastEvent { $0.subtype = "SEASONAL_BUY" }
        }
      }),
    Story(
      name: "more purchases than two pages hold", storefront: .usa,
      plan: { journal in
        for number in 0..<45 {
          journal.at(day(2 * number, 20)) { $0.buy(.coins, quantity: 1 + number % 3) }
        }
        journal.at(day(70)) { $0.refund(30, Grant(reason: .other, form: .full)) }
      }),
  ]
}
