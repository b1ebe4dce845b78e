/// One entry of `multiSeatInfo.priceTiers[]`: so many seats at this price each (formats.md 2.9).
package struct SeatTier: Hashable, Sendable {
  package var priceMilliunits: Int64
  package var quantity: Int64

  package init(priceMilliunits: Int64, quantity: Int64) {
    self.priceMilliunits = priceMilliunits
    self.quantity = quantity
  }
}
