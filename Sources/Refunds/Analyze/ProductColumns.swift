/// How the tables of documents name a product: by its id and, where the catalogue has names, by its name beside it.
extension Ledger {
  var productColumns: [Table.Column] {
    let identifier = Table.Column("product_id", "Product")
    return catalog.hasNames ? [identifier, Table.Column("product_name", "Name")] : [identifier]
  }

  /// The cells of those columns; a product without a name has an empty cell.
  func productCells(_ product: Symbol) -> [Cell] {
    let identifier = Cell.text(text(product))
    return catalog.hasNames ? [identifier, .text(catalog.product(product)?.name ?? "")] : [identifier]
  }
}
