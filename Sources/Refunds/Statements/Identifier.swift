/// An id of a transaction, kept as text in effect: `"0012"` and `"12"` are different ids.
///
/// Nearly all ids are plain decimal numbers of up to 18 digits; those are stored as the number itself. Every other
/// text is a symbol of the table that came with it. Ids are equal when their texts are equal as bytes.
package struct Identifier: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt64

  private static var symbolBit: UInt64 { 1 << 63 }
  @usableFromInline static var absent: UInt64 { .max }

  @usableFromInline init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No id at all.
  @inlinable package static var none: Identifier { Identifier(rawValue: absent) }

  /// An id that is a decimal number without leading zeros, below 10^18.
  @inlinable
  package init(number: UInt64) {
    precondition(number < 1_000_000_000_000_000_000, "an id of more than 18 digits is stored as a symbol")
    rawValue = number
  }

  /// An id that is any other text.
  package init(symbol: Symbol) {
    rawValue = symbol.isNone ? Identifier.absent : Identifier.symbolBit | UInt64(symbol.rawValue)
  }

  /// The id with this text; the empty text is `none`.
  package init(text: String, symbols: inout SymbolTable) {
    if let number = Identifier.canonicalNumber(text.utf8) {
      self.init(number: number)
    } else {
      self.init(symbol: symbols.symbol(text))
    }
  }

  @inlinable package var isNone: Bool { rawValue == Identifier.absent }

  /// The symbol of an id that is not stored as a number.
  package var symbol: Symbol? {
    guard !isNone, rawValue & Identifier.symbolBit != 0 else { return nil }
    return Symbol(rawValue: UInt32(truncatingIfNeeded: rawValue))
  }

  /// The id as it was written; empty for `none`.
  package func text(in symbols: SymbolTable) -> String {
    if isNone { return "" }
    if let symbol { return symbols.text(symbol) }
    return String(rawValue)
  }

  /// The same id after the symbols of its batch were merged into another table.
  package func renumbered(by symbols: [Symbol]) -> Identifier {
    guard let symbol else { return self }
    return Identifier(symbol: symbols[Int(symbol.rawValue)])
  }

  /// The value of decimal digits that say exactly what the number prints as.
  package static func canonicalNumber(_ digits: some Collection<UInt8>) -> UInt64? {
    guard (1...18).contains(digits.count), let first = digits.first else { return nil }
    if first == UInt8(ascii: "0") && digits.count > 1 { return nil }
    var value: UInt64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + UInt64(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
