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
    func cell(_ column: CatalogColumn) -> String {
      guard let position = columns[column], position < table.cells.count else { return "" }
      let text = String(decoding: table.content(of: table.cells[position], bytes), as: UTF8.self)
      return CatalogTableReader.trimmed(text)
    }
    let identifier = cell(.product)
    guard !identifier.isEmpty else { return notes.add(.rowWithoutProduct, at: offset) }
    let isRagged = table.cells.count > columnCount
    if isRagged { notes.add(.raggedRow, at: offset) }
    let place = Place(product: Array(identifier.utf8))
    var product = catalog[identifier] ?? CatalogProduct(identifier: identifier)
    let firstOffset = firstOffsets[place] ?? offset
    firstOffsets[place] = firstOffset
    var contradicts = false
    func fill(_ mine: inout String, _ text: String) {
      if mine.isEmpty { mine = text }
      contradicts = contradicts || !text.isEmpty && mine != text
    }
    fill(&product.appleIdentifier, cell(.appleIdentifier))
    fill(&product.name, cell(.name))
    fill(&product.type, type(cell(.type), at: offset))
    fill(&product.group, cell(.group))
    if let units = units(cell(.units), at: offset) {
      contradicts = contradicts || product.unitsPerPurchase.map { $0 != units } ?? false
      product.unitsPerPurchase = product.unitsPerPurchase ?? units
    }
    if contradicts { notes.add(.contradiction, at: firstOffset, offset) }
    for name in cell(.entitlements).split(whereSeparator: { $0 == ";" || $0 == "|" }) {
      product.addEntitlement(CatalogTableReader.trimmed(String(name)))
    }
    readPrice(cell(.price), cell(.currency), cell(.storefront), isRagged: isRagged, of: &product, at: offset)
    catalog[identifier] = product
  }

  private mutating func readPrice(
    _ text: String, _ currencyText: String, _ storefrontText: String, isRagged: Bool, of product: inout CatalogProduct,
    at offset: Int
  ) {
    if text.isEmpty && !isRagged { return }
    guard let storefront = storefrontText.isEmpty ? "" : CatalogValue.code(storefrontText) else {
      return notes.add(.storefrontUnreadable, at: offset)
    }
    let plain = delimiter == UInt8(ascii: ";") ? DecimalComma.plain(text, in: .price) : text
    var price = CatalogPrice(milliunits: isRagged ? nil : CatalogValue.milliunits(plain), currency: "")
    if price.milliunits == nil && !isRagged { notes.add(.priceUnreadable, at: offset) }
    if let currency = CatalogValue.code(currencyText) {
      price.currency = currency
    } else if !currencyText.isEmpty {
      if !isRagged { notes.add(.currencyUnreadable, at: offset) }
      price.milliunits = nil
    } else if price.milliunits != nil {
      notes.add(.currencyUnknown, at: offset)
    }
    let place = Place(product: Array(product.identifier.utf8), storefront: storefront)
    if let known = product.prices[storefront], known != price {
      notes.add(.contradiction, at: firstOffsets[place] ?? offset, offset)
      price.milliunits = nil
    }
    product.prices[storefront] = price
    firstOffsets[place] = firstOffsets[place] ?? offset
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
