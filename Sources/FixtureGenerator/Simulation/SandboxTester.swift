/// Testers and reviewers: their purchases and refunds look real and are not money.
enum SandboxTester {
  static func journal(shop: Shop, number: Int, seed: UInt64) -> CustomerJournal {
    var choices = RandomSource(seed: seed, stream: UInt64(number), purpose: 4)
    var journal = CustomerJournal(
      shop: shop, number: number, seed: seed, storefront: .usa, environment: .sandbox)
    journal.at(shop.purchaseMoment(&choices)) { tester in
      let position = tester.buy(tester.random.chance(5000) ? .coins : .monthly)
      tester.after(hours: 1) {
        $0.askForRefund(position, .other)
        $0.refund(position, Grant(reason: .other, form: .full))
      }
    }
    journal.run()
    return journal
  }
}
