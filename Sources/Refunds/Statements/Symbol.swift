/// A text that occurs many times (a product, a currency, a storefront …), stored once in a `SymbolTable`.
///
/// Two symbols of one table are equal exactly when their texts are equal as bytes. The number says nothing about
/// order: whatever is sorted or printed goes through the text.
package struct Symbol: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No value: the field is absent, `null` or empty. Its text is the empty string.
  @inlinable package static var none: Symbol { Symbol(rawValue: 0) }

  @inlinable package var isNone: Bool { rawValue == 0 }
}
