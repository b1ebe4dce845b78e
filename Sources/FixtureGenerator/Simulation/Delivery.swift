/// From what Apple signs to what stands in the shop's file: lateness, retries, noise.
enum Delivery {
  /// Most notifications come within seconds; some are late, and some come twice, since the shop's server was down.
  static func deliver(_ events: [Event], stream: RandomSource) -> [Event] {
    var random = stream
    var delivered: [Event] = []
    for var event in events {
      let isPlanned = event.deliveredAt != event.signedAt
      let seconds = Int64(random.between(1...9))
      // Apple tries again 1, 12 and 24 hours after the attempt before (formats.md 1.9).
      let lateness = [0, 1, 13, 37][random.weighted([975, 15, 7, 3])]
      let repetition = [0, 1, 12][random.weighted([985, 12, 3])]
      if !isPlanned { event.deliveredAt = event.signedAt.adding(hours: lateness).adding(milliseconds: seconds * 1000) }
      delivered.append(event)
      if repetition > 0, !event.isRedelivery {
        event.isRedelivery = true
        event.deliveredAt = event.deliveredAt.adding(hours: repetition)
        delivered.append(event)
      }
    }
    return delivered
  }

  /// The TEST notifications that somebody requested while setting things up.
  static func tests(seed: UInt64) -> [Event] {
    var random = RandomSource(seed: seed, stream: 0, purpose: 5)
    let days = [(0, StoreEnvironment.sandbox), (1, .production), (60, .production)]
    return days.map { day, environment in
      let signedAt = Shop.start.adding(days: day).adding(hours: 9).adding(milliseconds: random.below(3_600_000))
      return Event(
        type: .test, identifier: random.universalIdentifier(), signedAt: signedAt, deliveredAt: signedAt,
        environment: environment, appVersion: AppVersion.all[0].number)
    }
  }
}
