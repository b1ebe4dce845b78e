import FixtureGenerator
import Testing

/// The published first numbers of SplitMix64 for the seed 1234567.
@Test func `the stream is SplitMix64`() {
  var random = RandomSource(seed: 1_234_567)
  let numbers = (0..<5).map { _ in random.next() }
  #expect(
    numbers == [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ])
}

@Test func `neighbouring streams are not alike`() {
  var first = RandomSource(seed: 1, stream: 7, purpose: 1)
  var second = RandomSource(seed: 1, stream: 8, purpose: 1)
  var third = RandomSource(seed: 1, stream: 7, purpose: 2)
  #expect(Set([first.next(), second.next(), third.next()]).count == 3)
}
