internal import Codec
internal import Refunds

/// Reads a StoreKit configuration of Xcode (formats.md 5.3).
///
/// Only the members of `Name` are ever looked at. The private key of `subscriptionOffersKeyPair` is none of them, so that
/// no text is made of it and no message can show it.
struct StoreKitConfigurationReader {
  private var index = JSONIndex(names: JSONNames(Name.allCases.map(\.rawValue)))
  private var storefront = ""
  private var currency = ""
  private var catalog = Catalog()
  private var firstOffsets: [[UInt8]: Int] = [:]
  private var notes = CatalogNotes()

  private enum Name: String, CaseIterable {
    case products
    case nonRenewingSubscriptions
    case subscriptionGroups
    case subscriptions
    case settings
    case storefront = "_storefront"
    case productID
    case referenceName
    case localizations
    case displayName
    case displayPrice
    case familyShareable
    case type
    case name
  }

  /// - Parameter start: where the JSON value begins.
  static func read(_ bytes: RawSpan, from start: Int, count: Int) throws(CatalogError) -> CatalogReader.Reading {
    var reader = StoreKitConfigurationReader()
    do throws(JSONError) {
      let end = try reader.index.read(bytes, at: start)
      let rest = (end..<count).first { ![0x20, 0x09, 0x0A, 0x0D].contains(bytes.byte(at: $0)) }
      if let rest { throw JSONError(fault: .unexpectedCharacter, byteOffset: rest) }
    } catch {
      throw CatalogError(
        line: CatalogReader.line(at: error.byteOffset, in: bytes), what: "no JSON: \(error.fault.words)",
        advice: "name a .storekit file as Xcode saves it, or a table with a column product_id")
    }
    try reader.read(bytes)
    return CatalogReader.Reading(catalog: reader.catalog, notes: reader.notes.notes(on: bytes))
  }

  private mutating func read(_ bytes: RawSpan) throws(CatalogError) {
    let lists = [Name.products, .nonRenewingSubscriptions, .subscriptionGroups].map { elements(of: $0, in: 0) }
    guard lists.contains(where: { $0 != nil }) else {
      throw CatalogError(
        what:
          "JSON, but no StoreKit configuration: it has none of products, nonRenewingSubscriptions, subscriptionGroups",
        advice: "name a .storekit file as Xcode saves it, or a table with a column product_id")
    }
    // The storefront says in which currency prices are. The locale does not: it is the language of the texts, and
    // configurations with the storefront ESP and the locale en_US are in use.
    if let settings = member(.settings, of: 0), let text = text(.storefront, of: settings, bytes),
      let code = CatalogValue.code(text)
    {
      storefront = code
      currency = StorefrontCurrency.currency(of: code) ?? ""
    }
    for product in (lists[0] ?? []) + (lists[1] ?? []) { read(product, group: "", bytes) }
    for group in lists[2] ?? [] {
      let name = text(.name, of: group, bytes) ?? ""
      for product in elements(of: .subscriptions, in: group) ?? [] { read(product, group: name, bytes) }
    }
  }

  private mutating func read(_ position: Int, group: String, _ bytes: RawSpan) {
    let offset = index[position].start
    guard let identifier = text(.productID, of: position, bytes), !identifier.isEmpty else {
      return notes.add(.rowWithoutProduct, at: offset)
    }
    var product = CatalogProduct(identifier: identifier)
    product.name = name(of: position, bytes)
    product.group = group
    if let type = text(.type, of: position, bytes), !type.isEmpty {
      if CatalogValue.type(type) == nil { notes.add(.typeUnknown, at: offset) }
      product.type = CatalogValue.type(type) ?? type
    }
    if let shareable = member(.familyShareable, of: position) {
      product.isFamilyShareable = index[shareable].kind == .true
    }
    if let price = text(.displayPrice, of: position, bytes), !price.isEmpty {
      let milliunits = CatalogValue.milliunits(price)
      if milliunits == nil { notes.add(.priceUnreadable, at: offset) }
      if currency.isEmpty { notes.add(.currencyUnknown, at: offset) }
      product.prices[storefront] = CatalogPrice(milliunits: milliunits, currency: currency)
    }
    enter(product, at: offset)
  }

  // Xcode does not let two products have one id; whoever merged two files by hand may.
  private mutating func enter(_ product: CatalogProduct, at offset: Int) {
    let key = Array(product.identifier.utf8)
    guard var known = catalog[product.identifier] else {
      catalog[product.identifier] = product
      firstOffsets[key] = offset
      return
    }
    if known == product { return }
    notes.add(.contradiction, at: firstOffsets[key] ?? offset, offset)
    for (storefront, price) in product.prices where known.prices[storefront] != price {
      known.prices[storefront] = CatalogPrice(milliunits: nil, currency: currency)
    }
    catalog[product.identifier] = known
  }

  // The reference name is that of the team; customers see the others.
  private func name(of product: Int, _ bytes: RawSpan) -> String {
    if let name = text(.referenceName, of: product, bytes), !name.isEmpty { return name }
    for localization in elements(of: .localizations, in: product) ?? [] {
      if let name = text(.displayName, of: localization, bytes), !name.isEmpty { return name }
    }
    return ""
  }

  private func children(of position: Int) -> [Int] {
    var children: [Int] = []
    var child = position + 1
    while child < index[position].next {
      children.append(child)
      child = index[child].next
    }
    return children
  }

  private func member(_ name: Name, of object: Int) -> Int? {
    guard index[object].kind == .object, let number = Name.allCases.firstIndex(of: name) else { return nil }
    return children(of: object).first { index[$0].name == number }
  }

  /// The elements of a list that is a member of an object; nil where there is no such list.
  private func elements(of name: Name, in object: Int) -> [Int]? {
    guard let list = member(name, of: object), index[list].kind == .array else { return nil }
    return children(of: list)
  }

  private func text(_ name: Name, of object: Int, _ bytes: RawSpan) -> String? {
    guard let member = member(name, of: object), [.string, .number].contains(index[member].kind) else { return nil }
    return JSONText.string(bytes, index[member])
  }
}
