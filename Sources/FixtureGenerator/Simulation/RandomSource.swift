/// A stream of reproducible numbers: SplitMix64 (Steele, Lea and Flood, 2014).
///
/// Every customer draws from streams of their own, so that one more refund in one story changes no other story.
package struct RandomSource: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// A stream that is independent of its neighbours for every pair of number and purpose.
  package init(seed: UInt64, stream: UInt64, purpose: UInt64) {
    var mixer = RandomSource(seed: seed)
    mixer.state = mixer.next() ^ (stream &* 0xd134_2543_de82_ef95)
    mixer.state = mixer.next() ^ (purpose &* 0xaf25_1af3_b0f0_25b5)
    state = mixer.next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// A number of 0 ..< bound. The bias of the multiplication is below 2^-32 for the small bounds used here.
  mutating func below(_ bound: Int64) -> Int64 {
    Int64(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  mutating func between(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(below(Int64(range.count)))
  }

  /// True so many times in ten thousand.
  mutating func chance(_ perTenThousand: Int) -> Bool {
    below(10_000) < perTenThousand
  }

  /// The position of one of the weights, drawn in proportion to it.
  mutating func weighted(_ weights: [Int]) -> Int {
    var rest = below(Int64(weights.reduce(0, +)))
    for (position, weight) in weights.enumerated() {
      rest -= Int64(weight)
      if rest < 0 { return position }
    }
    return weights.count - 1
  }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[Int(below(Int64(elements.count)))]
  }

  /// The text of a random UUID (version 4) in lower case.
  mutating func universalIdentifier() -> String {
    let high = next() & ~0xf000 | 0x4000
    let low = next() & ~(3 << 62) | 2 << 62
    let digits = [high, low].map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    let parts = [(0, 0, 8), (0, 8, 12), (0, 12, 16), (1, 0, 4), (1, 4, 16)]
    return parts.map { String(digits[$0.0].dropFirst($0.1).prefix($0.2 - $0.1)) }.joined(separator: "-")
  }
}
