import Codec
import Refunds
import Testing

@testable import Ingest

struct TextSymbolsTests {
  @Test func equalTextsHaveOneSymbolHoweverTheyAreWritten() throws {
    var texts = TextSymbols()
    let json = ["\"USD\"", "\"EUR\"", "\"USD\"", "\"\\u0055SD\"", "\"\""]
    let symbols = try json.map { json in try withJSONValue(json) { texts.symbol($0, $1) } }
    #expect(symbols[0] == symbols[2])
    #expect(symbols[0] == symbols[3])
    #expect(symbols[0] != symbols[1])
    #expect(symbols[4] == .none)
    #expect(symbols.map { texts.text($0) } == ["USD", "EUR", "USD", "USD", ""])
  }

  @Test func thousandsOfTextsOfAllLengthsStayApart() throws {
    var texts = TextSymbols()
    let words = (0..<3000).map { String(repeating: "x", count: $0 % 40) + String($0) }
    for pass in 0..<2 {
      for word in words {
        let symbol = try withJSONValue("\"\(word)\"") { texts.symbol($0, $1) }
        #expect(texts.text(symbol) == word, "pass \(pass)")
      }
    }
    #expect(texts.table.count == words.count + 1)
  }

  @Test func composedAndDecomposedLettersDiffer() throws {
    var texts = TextSymbols()
    let composed = try withJSONValue("\"caf\u{E9}\"") { texts.symbol($0, $1) }
    let decomposed = try withJSONValue("\"cafe\u{301}\"") { texts.symbol($0, $1) }
    #expect(composed != decomposed)
  }

  @Test func nextBatchStartsWithoutSymbols() throws {
    var texts = TextSymbols()
    _ = try withJSONValue("\"USD\"") { texts.symbol($0, $1) }
    texts.removeAll()
    #expect(texts.table.count == 1)
    let symbol = try withJSONValue("\"EUR\"") { texts.symbol($0, $1) }
    #expect(texts.text(symbol) == "EUR")
  }
}
