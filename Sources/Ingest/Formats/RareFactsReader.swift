internal import Codec
internal import Refunds

/// Advanced Commerce refunds and seats inside a transaction (formats.md 2.6, 2.9).
extension RecordReader {
  mutating func takeRareFacts(of statement: inout Statement, _ index: JSONIndex, _ bytes: RawSpan) {
    let commerce = position(.advancedCommerceInfo, of: .object, index)
    let seats = position(.multiSeatInfo, of: .object, index)
    guard commerce != nil || seats != nil else { return }
    var facts = RareFacts()
    if let commerce {
      facts.hasAdvancedCommerce = true
      facts.advancedCommerceRefunds = refunds(of: commerce, index, bytes, currency: statement.currency)
    }
    if let seats {
      facts.hasMultiSeat = true
      fields.fill(index, object: seats)
      facts.revokedSeatQuantity = quantity(.revokedSeatQuantity, index, bytes)
      facts.seatTiers = seatTiers(index, bytes, currency: statement.currency)
    }
    statement.rareFacts = Int32(batch.rareFacts.count)
    batch.rareFacts.append(facts)
  }

  private mutating func refunds(
    of commerce: Int, _ index: JSONIndex, _ bytes: RawSpan, currency: Symbol
  ) -> [AdvancedCommerceRefund] {
    fields.fill(index, object: commerce)
    var refunds: [AdvancedCommerceRefund] = []
    guard let items = position(.items, of: .array, index) else { return refunds }
    for item in objects(in: items, index) {
      fields.fill(index, object: item)
      guard let list = position(.refunds, of: .array, index) else { continue }
      for refund in objects(in: list, index) {
        fields.fill(index, object: refund)
        refunds.append(
          AdvancedCommerceRefund(
            amountMilliunits: amount(.refundAmount, index, bytes, currency: currency),
            date: date(.refundDate, index, bytes),
            reason: text(.refundReason, index, bytes),
            type: text(.refundType, index, bytes)))
      }
    }
    return refunds
  }

  // A tier without a price or a number of seats says nothing about money.
  private mutating func seatTiers(_ index: JSONIndex, _ bytes: RawSpan, currency: Symbol) -> [SeatTier] {
    var tiers: [SeatTier] = []
    guard let list = position(.priceTiers, of: .array, index) else { return tiers }
    for tier in objects(in: list, index) {
      fields.fill(index, object: tier)
      guard let price = amount(.price, index, bytes, currency: currency), let seats = quantity(.quantity, index, bytes)
      else { continue }
      tiers.append(SeatTier(priceMilliunits: price, quantity: seats))
    }
    return tiers
  }

  private func objects(in array: Int, _ index: JSONIndex) -> [Int] {
    var objects: [Int] = []
    var child = array + 1
    while child < index[array].next {
      if index[child].kind == .object { objects.append(child) }
      child = index[child].next
    }
    return objects
  }
}
