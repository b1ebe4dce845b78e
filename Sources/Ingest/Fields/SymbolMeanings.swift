internal import Refunds

/// What the symbols of one batch mean in one field, each text looked at once.
struct SymbolMeanings<Meaning> {
  private var meanings: [Meaning?] = []
  private let meaning: (String) -> Meaning

  init(_ meaning: @escaping (String) -> Meaning) {
    self.meaning = meaning
  }

  /// Forgets all symbols, for the next batch.
  mutating func removeAll() {
    meanings.removeAll(keepingCapacity: true)
  }

  mutating func meaning(of symbol: Symbol, in texts: TextSymbols) -> Meaning {
    let number = Int(symbol.rawValue)
    if number < meanings.count, let known = meanings[number] { return known }
    while meanings.count <= number { meanings.append(nil) }
    let new = meaning(texts.text(symbol))
    meanings[number] = new
    return new
  }
}
