import Refunds
import Testing

/// rules.md 1: ids are text from input to output and are compared as bytes.
struct IdentifierTests {
  @Test(arguments: [
    "0", "12", "0012", "00", "999999999999999999", "1000000000000000000", "18446744073709551615", "1.5", "-1", "+1",
    " 1", "abc", "é",
  ])
  func textComesOutAsItWentIn(text: String) {
    var symbols = SymbolTable()
    #expect(Identifier(text: text, symbols: &symbols).text(in: symbols) == text)
  }

  @Test func leadingZerosMakeAnotherId() {
    var symbols = SymbolTable()
    #expect(Identifier(text: "0012", symbols: &symbols) != Identifier(text: "12", symbols: &symbols))
  }

  @Test func composedAndDecomposedLettersAreDifferentIds() {
    var symbols = SymbolTable()
    let composed = Identifier(text: "caf\u{E9}", symbols: &symbols)
    let decomposed = Identifier(text: "cafe\u{301}", symbols: &symbols)
    #expect(composed != decomposed)
    #expect(Array(decomposed.text(in: symbols).utf8) == Array("cafe\u{301}".utf8))
  }

  @Test func anEmptyTextIsNoId() {
    var symbols = SymbolTable()
    #expect(Identifier(text: "", symbols: &symbols).isNone)
    #expect(Identifier.none.text(in: symbols).isEmpty)
  }

  @Test func idsKeepTheirTextWhenBatchesAreJoined() {
    let ids = ["a-1", "1000000000000000000", "7"]
    let files = ids.map { id in [[StatementDraft.row(1).id(id)]] }
    let evidence = Evidence(files: files)
    #expect(evidence.statements.map { $0.transaction.text(in: evidence.symbols) } == ids)
  }
}
