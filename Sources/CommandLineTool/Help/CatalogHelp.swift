/// The topic `refunds help catalog`.
enum CatalogHelp {
  static let text =
    "Catalogues of products\n\n"
    + HelpLayout.paragraph(
      "--catalog FILE takes a StoreKit configuration of Xcode (.storekit) or a table (CSV, TSV), told apart by content. It "
        + "completes what the input lacks and never overrules it. Given several times, the later file counts, word by word."
    )
    + "\nColumns, in any spelling (product_id, productId, Product ID):\n\n"
    + HelpLayout.list(
      [
        ("product_id", "as in the input; also sku, vendor_identifier; the only column that must be there"),
        ("name", "shown beside the id in reports"),
        ("type", "Consumable, Non-Consumable, Auto-Renewable Subscription, Non-Renewing Subscription"),
        ("group", "the subscription group"),
        ("price", "of one piece, in currency units: 9.99"),
        ("currency", "ISO 4217: USD"),
        ("storefront", "ISO 3166 alpha-3: DEU; empty: all storefronts without a row of their own"),
        ("entitlement", "what the product gives; several with ; or | between them, or a row for each"),
        ("units", "what one piece of a consumable holds: 500"),
        ("apple_id", "the number of the product in Apple's financial reports"),
      ], column: 16)
    + "\n"
    + HelpLayout.paragraph(
      "A price is used where the input has none, for refunds (amount_basis catalog) and for sales alike; reports say how "
        + "much of a total rests on it. It is not used for a purchase with an offer, in another storefront or in another "
        + "currency. Purchases whose storefront nobody knows, such as those of receipts, have the price without a "
        + "storefront, or the only one that there is. The currency of a .storekit is that of its storefront; without one "
        + "its prices have no currency and are totalled apart.")
}
