import Codec
import Foundation
import Ingest
import Refunds

/// The finance samples that lie beside the project, with what their notes say must be read out of them.
struct FinanceSamples: Decodable {
  var files: [String: Expectation]

  struct Expectation: Decodable {
    var kind: String
    var period: [String]?
    var rows: Int?
    var refunds: Group?
    var refundsFull: Group?
    var refundsPartial: Group?
    var zeroUnitCredits: Group?
    var cmbCredits: Group?
    var free: Group?
    var sales: Group?
    var events: [String: Group]?
    var regions: [Region]?
    var bankTotal: [String: String]?
    var refundRows: [RefundRow]?
    var controlOk: Bool?
  }

  struct Group: Decodable {
    var rows: Int
    var units: String?
    var quantity: String?
    var customer: [String: String]?
    var proceeds: [String: String]?
  }

  struct Region: Decodable {
    var region: String
    var currency: String
    var unitsSold: String
    var earned: String
    var totalOwed: String
    var proceeds: String
  }

  struct RefundRow: Decodable {
    var refundDay: String
    var purchaseDay: String
    var subscriptionAppleId: String
    var country: String
    var units: String
    var customer: String
    var currency: String
    var proceeds: String
  }

  /// Nil, with a notice, where the samples are absent.
  static let present: FinanceSamples? = {
    guard let data = try? Data(contentsOf: folder.appending(path: "expected.json")) else {
      print("Skipped: ../shared/samples/finance is absent.")
      return nil
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try? decoder.decode(FinanceSamples.self, from: data)
  }()

  /// Paths of the files of some kinds; none where the samples are absent.
  static func paths(_ kinds: String...) -> [String] {
    (present?.files ?? [:]).filter { kinds.contains($0.value.kind) }.keys.sorted()
  }

  static func expectation(_ path: String) -> Expectation? { present?.files[path] }

  static func report(_ path: String) throws -> AppleReport {
    let bytes = try Data(contentsOf: folder.appending(path: path))
    return try AppleReportReader.read(Array(bytes), name: path)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/samples/finance")
}

/// What rows add up to, as the notes of the samples write it.
struct RowSums: Equatable {
  var rows = 0
  var units = ExactDecimal.zero
  var customer: [String: ExactDecimal] = [:]
  var proceeds: [String: ExactDecimal] = [:]

  init(_ rows: [AppleReportRow]) {
    for row in rows {
      self.rows += 1
      units += row.units
      customer[row.currency, default: .zero] += row.customerAmount
      proceeds[row.proceedsCurrency, default: .zero] += row.proceeds
    }
    customer = customer.filter { !$0.value.isZero }
    proceeds = proceeds.filter { !$0.value.isZero }
  }

  /// Nil where the notes say nothing about such rows.
  init?(_ group: FinanceSamples.Group?) {
    guard let group else { return nil }
    rows = group.rows
    units = ExactDecimal(group.units ?? group.quantity ?? "") ?? .zero
    customer = (group.customer ?? [:]).compactMapValues { ExactDecimal($0) }
    proceeds = (group.proceeds ?? [:]).compactMapValues { ExactDecimal($0) }
  }
}
