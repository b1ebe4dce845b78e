/// The export of a vendor: which one it is, and where the columns stand that are read of it.
struct VendorTable {
  let vendor: Vendor
  /// Only these are looked at; the others hold attributes, addresses and device ids of customers.
  let columns: [Column]

  struct Column {
    /// Without what tells spellings apart.
    var name: String
    var place: Int
    /// A column of lists or of attributes that customers fill stands before it.
    var followsFreeText: Bool
  }

  enum Vendor: CaseIterable {
    case revenueCat
    case adapty
    case apphud
  }

  /// The formats that are tables.
  static let formats: Set<InputFormat> = [.table, .revenueCatExport, .adaptyExport, .apphudExport]

  /// Nil for a table that is no vendor's: each is told by columns that only it has.
  init?(_ header: TableHeader) {
    let names = header.columns.map { TableHeader.normalized($0.name) }
    guard let vendor = Vendor.allCases.first(where: { Set(names).isSuperset(of: $0.tellingColumns) }) else {
      return nil
    }
    self.vendor = vendor
    let freeText = names.firstIndex { $0.hasSuffix("attributes") || $0 == "entitlementidentifiers" } ?? names.count
    columns = names.enumerated().filter { vendor.readColumns.contains($1) }
      .map { Column(name: $1, place: $0, followsFreeText: $0 > freeText) }
  }

  func record(_ values: VendorValues) -> VendorRecord {
    switch vendor {
    case .revenueCat: RevenueCat.export(values)
    case .adapty: Adapty.event(values, prefix: "")
    case .apphud: Apphud.export(values)
    }
  }
}

extension VendorTable.Vendor {
  fileprivate var tellingColumns: Set<String> {
    switch self {
    case .revenueCat: ["storetransactionid", "refundedat"]
    case .adapty: ["eventtype", "eventdatetime", "transactionid"]
    case .apphud: ["eventname", "cancelledat", "transactionid"]
    }
  }

  fileprivate var readColumns: Set<String> {
    switch self {
    case .revenueCat: RevenueCat.columns
    case .adapty: Adapty.columns
    case .apphud: Apphud.columns
    }
  }
}
