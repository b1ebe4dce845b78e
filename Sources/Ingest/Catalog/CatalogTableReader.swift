internal import Codec
internal import Refunds

/// Reads a table of products: a row per product, or per product and storefront, or per product and entitlement.
struct CatalogTableReader {
  private let delimiter: UInt8
  private let columns: [CatalogColumn: Int]
  private let columnCount: Int
  private var catalog = Catalog()
  private var firstOffsets: [Place: Int] = [:]
  private var notes = CatalogNotes()

  private struct Place: Hashable {
    var product: [UInt8]
    /// Nil for what all rows of a product say together.
    var storefront: String?
  }

  static func read(_ bytes: RawSpan, count: Int) throws(CatalogError) -> CatalogReader.Reading {
    let delimiter = Framing.delimiter(ofTable: bytes, count: count)
    var table = DelimitedReader(from: 0, to: count, delimiter: delimiter)
    _ = table.next(bytes)
    let header = table.cells.map { String(decoding: table.content(of: $0, bytes), as: UTF8.self) }
    let columns = CatalogColumn.positions(in: header)
    guard columns[.product] != nil else {
      throw CatalogError(
        line: CatalogReader.line(at: table.recordStart, in: bytes),
        what: "no catalogue: no column of the table has the name product_id, sku or vendor_identifier",
        advice: "name a .storekit file, or give the column of product ids the name product_id")
    }
    var reader = CatalogTableReader(delimiter: delimiter, columns: columns, columnCount: header.count)
    while table.next(bytes) {
      if table.isCutOff {
        reader.notes.add(.cutOff, at: table.recordStart)
        break
      }
      reader.readRow(table, bytes)
    }
    return CatalogReader.Reading(catalog: reader.catalog, notes: reader.notes.notes(on: bytes))
  }

  private init(delimiter: UInt8, columns: [CatalogColumn: Int], columnCount: Int) {
    self.delimiter = delimiter
    self.columns = columns
    self.columnCount = columnCount
  }

  private mutating func readRow(_ table: DelimitedReader, _ bytes: RawSpan) {
    let offset = table.recordStart
    let row = texts(of: table, bytes)
    guard let identifier = row[.product], !identifier.isEmpty else {
      return notes.add(.rowWithoutProduct, at: offset)
    }
    var product = catalog[identifier] ?? CatalogProduct(identifier: identifier)
    // An unquoted decimal comma moves every cell behind it: 9,99 would be 9 in the currency 99.
    if table.cells.dropFirst(columnCount).contains(where: { !$0.isEmpty }) {
      notes.add(.raggedRow, at: offset)
      product.prices[""] = CatalogPrice(milliunits: nil, currency: "")
    } else {
      describe(&product, row, at: offset)
      for name in (row[.entitlements] ?? "").split(whereSeparator: { $0 == ";" || $0 == "|" }) {
        product.addEntitlement(CatalogTableReader.trimmed(String(name)))
      }
      readPrice(row, of: &product, at: offset)
    }
    catalog[identifier] = product
  }

  private func texts(of table: DelimitedReader, _ bytes: RawSpan) -> [CatalogColumn: String] {
    var texts: [CatalogColumn: String] = [:]
    for (column, position) in columns where position < table.cells.count {
      let text = String(decoding: table.content(of: table.cells[position], bytes), as: UTF8.self)
      texts[column] = CatalogTableReader.trimmed(text)
    }
    return texts
  }

  /// What is the same in all rows of a product; the first word counts.
  private mutating func describe(_ product: inout CatalogProduct, _ row: [CatalogColumn: String], at offset: Int) {
    let place = Place(product: Array(product.identifier.utf8))
    let firstOffset = firstOffsets[place] ?? offset
    firstOffsets[place] = firstOffset
    var contradicts = false
    func fill(_ mine: inout String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      if mine.isEmpty { mine = text }
      contradicts = contradicts || mine != text
    }
    fill(&product.appleIdentifier, row[.appleIdentifier])
    fill(&product.name, row[.name])
    fill(&product.type, type(row[.type] ?? "", at: offset))
    fill(&product.group, row[.group])
    if let units = units(row[.units] ?? "", at: offset) {
      contradicts = contradicts || product.unitsPerPurchase.map { $0 != units } ?? false
      product.unitsPerPurchase = product.unitsPerPurchase ?? units
    }
    if contradicts { notes.add(.contradiction, at: firstOffset, offset) }
  }

  private mutating func readPrice(_ row: [CatalogColumn: String], of product: inout CatalogProduct, at offset: Int) {
    guard let text = row[.price], !text.isEmpty else { return }
    let storefrontText = row[.storefront] ?? ""
    guard let storefront = storefrontText.isEmpty ? "" : CatalogValue.code(storefrontText) else {
      return notes.add(.storefrontUnreadable, at: offset)
    }
    var price = price(text, row[.currency] ?? "", at: offset)
    let place = Place(product: Array(product.identifier.utf8), storefront: storefront)
    if let known = product.prices[storefront], known != price {
      notes.add(.contradiction, at: firstOffsets[place] ?? offset, offset)
      price.milliunits = nil
    }
    product.prices[storefront] = price
    firstOffsets[place] = firstOffsets[place] ?? offset
  }

  private mutating func price(_ text: String, _ currencyText: String, at offset: Int) -> CatalogPrice {
    let plain = delimiter == UInt8(ascii: ";") ? DecimalComma.plain(text, in: .price) : text
    var price = CatalogPrice(milliunits: CatalogValue.milliunits(plain), currency: "")
    if price.milliunits == nil { notes.add(.priceUnreadable, at: offset) }
    if let currency = CatalogValue.code(currencyText) {
      price.currency = currency
    } else if !currencyText.isEmpty {
      notes.add(.currencyUnreadable, at: offset)
      price.milliunits = nil
    } else if price.milliunits != nil {
      notes.add(.currencyUnknown, at: offset)
    }
    return price
  }

  private mutating func type(_ text: String, at offset: Int) -> String {
    if text.isEmpty { return "" }
    if let type = CatalogValue.type(text) { return type }
    notes.add(.typeUnknown, at: offset)
    return text
  }

  private mutating func units(_ text: String, at offset: Int) -> Int64? {
    if text.isEmpty { return nil }
    let units = CatalogValue.units(text)
    if units == nil { notes.add(.unitsUnreadable, at: offset) }
    return units
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" || character == "\u{A0}" }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
