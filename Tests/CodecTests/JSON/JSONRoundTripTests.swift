import Codec
import Foundation
import Testing

/// Random documents, against another reader and writer. The seed is printed; give it to `random` to see a run again.
struct JSONRoundTripTests {
  private static let names = ["transactionId", "price", "é", "a\"b", "expiresDate"]

  @Test func documentsMeanTheSameToFoundation() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of the random JSON documents: \(seed)")
    var random = SeededRandom(seed: seed)
    var warm = JSONIndex(names: JSONNames(JSONRoundTripTests.names))
    for round in 0..<1500 {
      var document = RandomDocument(random: random)
      let (text, tree) = document.make(names: JSONRoundTripTests.names)
      random = document.random
      // The spelling is the generator's own, with random white space and escapes.
      let read = try JSONTree.reading(text, with: &warm, names: JSONRoundTripTests.names)
      let isEqual = read == tree
      #expect(isEqual, "round \(round) of seed \(seed)")
      let foreign = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      let isSeenAlike = means(foreign, tree)
      #expect(isSeenAlike, "round \(round) of seed \(seed): the generator and Foundation disagree")
      for layout in [JSONWriter.Layout.compact, .indented] {
        var writer = JSONWriter(layout: layout)
        tree.write(to: &writer)
        let written = writer.take()
        let again = try JSONSerialization.jsonObject(with: Data(written), options: .fragmentsAllowed)
        let readAgain = try JSONTree.reading(written, with: &warm, names: JSONRoundTripTests.names)
        let isWrittenWell = means(again, tree) && readAgain == tree
        #expect(isWrittenWell, "round \(round) of seed \(seed), written")
      }
      let rewritten = try JSONSerialization.data(withJSONObject: foreign, options: .fragmentsAllowed)
      let back = try JSONTree.reading([UInt8](rewritten), with: &warm, names: JSONRoundTripTests.names)
      let isReadBack = means(foreign, back)
      #expect(isReadBack, "round \(round) of seed \(seed), written by Foundation")
    }
  }

  /// What an index learned changes its speed only: a fresh one gives the same answer, also about broken texts.
  @Test func aWarmIndexAnswersLikeAFreshOne() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of the broken JSON documents: \(seed)")
    var random = SeededRandom(seed: seed)
    let names = JSONNames(JSONRoundTripTests.names)
    var warm = JSONIndex(names: names)
    var refusals = 0
    for round in 0..<3000 {
      var document = RandomDocument(random: random)
      var (text, _) = document.make(names: JSONRoundTripTests.names)
      random = document.random
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text[place] = UInt8.random(in: 0...255, using: &random)
        case 1: text.remove(at: place)
        default: text.insert(Array("\"\\{}[],:0e".utf8).randomElement(using: &random) ?? 0, at: place)
        }
        if text.isEmpty { break }
      }
      var fresh = JSONIndex(names: names)
      let refusal = PaddedText(text).refusal(by: &fresh)
      #expect(PaddedText(text).refusal(by: &warm) == refusal, "round \(round) of seed \(seed)")
      #expect(
        (0..<fresh.count).map { fresh[$0] } == (0..<warm.count).map { warm[$0] }, "round \(round) of seed \(seed)")
      if let refusal {
        refusals += 1
        #expect((0...text.count).contains(refusal.byteOffset), "round \(round) of seed \(seed)")
      }
    }
    #expect(refusals > 300, "the documents were really broken")
  }

  /// Whether Foundation's objects say the same as a tree; numbers by their value.
  private func means(_ object: Any, _ tree: JSONTree) -> Bool {
    switch tree {
    case .null: return object is NSNull
    case .bool(let value): return object as? Bool == value
    case .number(let digits):
      guard let value = (object as? NSNumber)?.doubleValue, let expected = Double(digits) else { return false }
      // Foundation reads some numbers as decimals, whose way to a binary fraction is not exact.
      return abs(value - expected) <= abs(expected) * 1e-12
    case .string(let text): return (object as? String).map { Array($0.utf8) } == Array(text.utf8)
    case .array(let elements):
      guard let objects = object as? [Any], objects.count == elements.count else { return false }
      return zip(objects, elements).allSatisfy { means($0, $1) }
    case .object(let members):
      guard let objects = object as? [String: Any], objects.count == members.count else { return false }
      return members.allSatisfy { member in objects[member.name].map { means($0, member.value) } ?? false }
    }
  }
}
