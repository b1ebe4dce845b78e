import Codec
import Dispatch
import Testing

struct TickerTests {
  @Test func itWorksAgainAndAgain() {
    let worked = DispatchSemaphore(value: 0)
    let ticker = Ticker(everyMilliseconds: 1) { worked.signal() }
    for _ in 0..<3 { #expect(worked.wait(timeout: .now() + 60) == .success) }
    ticker.stop()
  }

  /// A ticker that is due in a day must not keep its work alive once it is given up.
  @Test func givenUpItLetsGoOfItsWork() {
    final class Owned: Sendable {
      let released: DispatchSemaphore
      init(_ released: DispatchSemaphore) { self.released = released }
      deinit { released.signal() }
    }
    let released = DispatchSemaphore(value: 0)
    do {
      let owned = Owned(released)
      _ = Ticker(everyMilliseconds: 86_400_000) { withExtendedLifetime(owned) {} }
    }
    #expect(released.wait(timeout: .now() + 60) == .success)
  }
}
