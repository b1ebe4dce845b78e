/// What a purchase cost by the catalogue, where the input itself has no price.
package struct CatalogCharge: Hashable, Sendable {
  /// Of one piece, or of one seat; thousandths of the currency unit.
  package var pieceMilliunits: Int64
  /// Of the whole purchase; nil where nobody knows how many pieces it was.
  package var milliunits: Int64?
  /// None where the catalogue names no currency.
  package var currency: Symbol
}
