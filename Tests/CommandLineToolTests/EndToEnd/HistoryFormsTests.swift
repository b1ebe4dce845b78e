import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// One history in every form that teams keep: whichever of them is read, and in whatever mixture, the refunds agree.
@Suite("Forms of one history")
struct HistoryFormsTests {
  private enum Form: String, CaseIterable {
    case notifications, notificationsV1, history, receipts, device, table, facts

    var fileName: String { rawValue + (self == .table ? ".csv" : ".jsonl") }
  }

  private static let simulation = Simulation(size: 500, seed: 77)

  private static func content(_ form: Form) throws -> String {
    let bytes: [UInt8] =
      switch form {
      case .notifications: lines(simulation.events.map(DecodedNotifications.record))
      case .notificationsV1: lines(simulation.events.compactMap(NotificationsV1.record))
      case .history:
        lines(try simulation.histories.flatMap { try TransactionPages(kind: .history).records($0, .decoded) })
      case .receipts: lines(simulation.histories.map(ReceiptRows.answer))
      case .device: lines(simulation.histories.joined().map(DeviceTransactions.record))
      case .table: TransactionTable.text(simulation.histories.joined())
      case .facts: FactsFile.bytes(simulation.events.compactMap(FactsFile.statement))
      }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func lines(_ records: [JSONValue]) -> [UInt8] { records.flatMap { $0.compact + [0x0A] } }

  /// The listed rows in these columns, one line each.
  private static func rows(_ forms: [Form], _ columns: String) throws -> Set<String> {
    let run = try TestRun()
    for form in forms { try run.write(try content(form), to: form.fileName) }
    run.run(["list", "-q", "-O", "csv", "--no-header", "--fields", columns] + forms.map { run.path($0.fileName) })
    #expect(run.status == .success)
    return Set(run.output.split(separator: "\n").map(String.init))
  }

  /// What stands revoked at the end, from what the simulation did.
  private static func truth(_ line: (FixtureGenerator.Transaction, FixtureGenerator.Revocation) -> String) -> Set<
    String
  > {
    Set(
      simulation.histories.joined().compactMap { transaction in transaction.revocation.map { line(transaction, $0) } })
  }

  private static func seconds(_ moment: Moment) -> String {
    Date(timeIntervalSince1970: Double(moment.milliseconds / 1000)).ISO8601Format().replacing("Z", with: "")
  }

  @Test("every form alone gives each standing revocation with its date", arguments: Form.allCases)
  private func alone(form: Form) throws {
    let expected = Self.truth { "\($0.identifier),\(Self.seconds($1.date))" }
    #expect(expected.count > 30)
    let rows = try Self.rows([form], "transaction_id,revoked_at,status")
    // The forms that keep events know the reversed refunds, too; V1 was never told that they were reversed.
    let standing = rows.filter { $0.hasSuffix("revoked") }.map { String($0.split(separator: ".")[0]) }
    switch form {
    case .notifications, .history, .receipts, .device, .table, .facts: #expect(Set(standing) == expected)
    case .notificationsV1: #expect(Set(standing).isSuperset(of: expected))
    }
  }

  @Test("the same with reasons", arguments: [Form.history, .receipts, .device, .table, .facts])
  private func reasons(form: Form) throws {
    let coded = Self.truth { transaction, revocation in
      guard case .code(let code) = revocation.reason else { return "" }
      return "\(transaction.identifier),\(code)"
    }
    let rows = try Self.rows([form], "transaction_id,reason_code")
    #expect(rows.isSuperset(of: coded.subtracting([""])))
  }

  @Test("any mixture lists what the notifications and histories list", arguments: [UInt64(1), 2, 3, 4])
  private func mixtures(seed: UInt64) throws {
    let columns =
      "transaction_id,product_id,category,counts_as_refund,status,reason,revoked_at,refunded_amount,currency,amount_basis"
    let expected = try Self.rows([.notifications, .history], columns)
    var random = RandomSource(seed: seed)
    print("mixture of forms: seed \(seed)")
    let others = [Form.notificationsV1, .receipts, .device, .table, .facts].filter { _ in random.next() % 3 > 0 }
    #expect(try Self.rows([.notifications, .history] + others, columns) == expected, "\(others)")
  }

  @Test("any mixture that heard of reversals gives each standing revocation once", arguments: UInt64(1)...8)
  private func standing(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    print("mixture of any forms: seed \(seed)")
    var forms = Form.allCases.filter { _ in random.next() % 3 == 0 }
    // V1 was never told of a reversal, so that it needs company.
    if forms.allSatisfy({ $0 == .notificationsV1 }) { forms.append(.receipts) }
    let rows = try Self.rows(forms, "status,transaction_id,revoked_at,reason_code").compactMap { row -> Substring? in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return cells[0] == "revoked" ? cells[1] + "," + cells[2].prefix(19) + "," + cells[3] : nil
    }
    let expected = Self.truth { transaction, revocation in
      let reason =
        switch revocation.reason {
        case .code(let code): String(code)
        case .named(let name): name
        case nil: ""
        }
      return "\(transaction.identifier),\(Self.seconds(revocation.date)),\(reason)"
    }
    #expect(rows.count == expected.count, "\(forms)")
    #expect(Set(rows.map(String.init)).symmetricDifference(expected).isEmpty, "\(forms)")
  }
}
