extension CustomerJournal {
  /// Shares a purchase: each member gets a transaction and a chain of their own, without a price.
  mutating func shareWithFamily(_ position: Int, members: Int) {
    for member in 1...members {
      var copy = transactions[position]
      copy.identifier = newIdentifier()
      copy.originalIdentifier = copy.identifier
      copy.orderLine = copy.orderLine == nil ? nil : copy.identifier + 310_000_000_000_000
      copy.ownership = .familyShared
      copy.priceMilliunits = nil
      copy.offer = nil
      copy.account = nil
      copy.appTransaction = appTransaction(member: member)
      let added = add(copy)
      familyCopies.append((position, added))
      notify(copy.product.isSubscription ? .subscribed : .oneTimeCharge, sharedSubtype(copy), about: added)
    }
  }

  /// A member leaves the family, or the purchaser stops sharing.
  mutating func leaveFamily(_ copy: Int) {
    guard transactions[copy].revocation == nil else { return }
    revoke(copy, reason: .code(0), typeName: "FAMILY_REVOKE")
  }

  /// When the purchaser gets the money back, the members lose access, with the purchaser's reason.
  mutating func revokeFamilyCopies(of position: Int) {
    let reason = transactions[position].revocation?.reason
    let typeName = transactions[position].revocation?.typeName
    for family in familyCopies where family.purchase == position {
      guard transactions[family.copy].revocation == nil else { continue }
      revoke(family.copy, reason: reason, typeName: typeName == nil ? nil : "FAMILY_REVOKE")
    }
  }

  private mutating func revoke(_ copy: Int, reason: Revocation.Reason?, typeName: String?) {
    let revokedAt = now.adding(milliseconds: -1000)
    transactions[copy].revocation = Revocation(date: revokedAt, reason: reason, typeName: typeName)
    notify(.revoke, about: copy, status: transactions[copy].product.isSubscription ? .revoked : nil)
    guard isInsideQuarter else { return }
    episodes.append(
      Episode(
        transaction: transactions[copy], category: .familySharing,
        rule: typeName == nil ? .familyNotification : .familyType, countsAsRefund: false, revokedAt: revokedAt))
  }

  private func sharedSubtype(_ copy: Transaction) -> String? {
    copy.product.isSubscription ? "INITIAL_BUY" : nil
  }
}
