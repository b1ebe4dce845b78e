/// The texts behind `Symbol`s. Each batch of statements brings its own table; the ledger merges them into one.
package struct SymbolTable: Sendable {
  private var texts: [String] = [""]
  private var numbers: [String: UInt32] = [:]

  package init() {}

  /// How many different texts the table holds, the empty one included.
  package var count: Int { texts.count }

  /// The symbol of a text; the empty text is `Symbol.none`.
  package mutating func symbol(_ text: String) -> Symbol {
    if text.isEmpty { return .none }
    let key = SymbolTable.byteExact(text)
    if let number = numbers[key] { return Symbol(rawValue: number) }
    let number = UInt32(texts.count)
    texts.append(text)
    numbers[key] = number
    return Symbol(rawValue: number)
  }

  /// The text of a symbol of this table.
  package func text(_ symbol: Symbol) -> String { texts[Int(symbol.rawValue)] }

  /// Takes over every text of another table.
  ///
  /// - Returns: for each number of the other table the symbol of the same text here.
  package mutating func merge(_ other: SymbolTable) -> [Symbol] {
    other.texts.map { symbol($0) }
  }

  // Swift's String compares by canonical equivalence, so that NFC and NFD spellings of one product id would fall
  // together. Apple compares ids as bytes; texts that are not ASCII are therefore keyed by their bytes in hexadecimal.
  private static func byteExact(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let digits = Array("0123456789abcdef")
    return text.utf8.reduce(into: "\u{0}") { key, byte in
      key.append(digits[Int(byte >> 4)])
      key.append(digits[Int(byte & 15)])
    }
  }
}
