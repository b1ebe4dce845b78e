/// Exports of vendors, told from other tables by columns that only they have.
enum VendorTable: CaseIterable {
  case revenueCat
  case adapty
  case apphud

  /// The vendor of a table; nil for one that is none of theirs.
  init?(_ header: TableHeader) {
    let names = Set(header.columns.map { TableHeader.normalized($0.name) })
    guard let table = VendorTable.allCases.first(where: { names.isSuperset(of: $0.tellingColumns) }) else { return nil }
    self = table
  }

  /// The formats that are tables.
  static let formats: Set<InputFormat> = [.table, .revenueCatExport, .adaptyExport, .apphudExport]

  private var tellingColumns: Set<String> {
    switch self {
    case .revenueCat: ["storetransactionid", "refundedat"]
    case .adapty: ["eventtype", "eventdatetime", "transactionid"]
    case .apphud: ["eventname", "cancelledat", "transactionid"]
    }
  }

  func record(_ values: VendorValues) -> VendorRecord {
    switch self {
    case .revenueCat: RevenueCat.export(values)
    case .adapty: Adapty.event(values, prefix: "")
    case .apphud: Apphud.export(values)
    }
  }
}
