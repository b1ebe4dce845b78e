/// The forms in which the quarter can be written. A new writer is a file in `Writers` and a case here.
enum ShowcaseForm: String, CaseIterable {
  case decoded
  case signed
  case decodedHistory = "decoded-history"
  case signedHistory = "signed-history"
  case decodedRefundHistory = "decoded-refund-history"
  case signedRefundHistory = "signed-refund-history"
  case notificationsV1 = "notifications-v1"
  case receipts
  case device
  case table
  case facts

  /// What the file is called in a folder.
  var fileName: String {
    switch self {
    case .decoded, .signed: "notifications"
    case .decodedHistory, .signedHistory: "transaction-history"
    case .decodedRefundHistory, .signedRefundHistory: "refund-history"
    case .notificationsV1: "notifications-v1"
    case .receipts: "receipts"
    case .device: "device-transactions"
    case .table: "transactions"
    case .facts: "facts"
    }
  }

  private var isSigned: Bool {
    switch self {
    case .signed, .signedHistory, .signedRefundHistory: true
    case .decoded, .decodedHistory, .decodedRefundHistory, .notificationsV1, .receipts, .device, .table, .facts: false
    }
  }

  /// Writes the quarter: to one file where `output` is named like one, otherwise into a folder, the notifications of
  /// each month in a file of their own.
  func write(_ simulation: Simulation, to output: String) async throws {
    let isFile = output.hasSuffix(".jsonl") || output.hasSuffix(".csv")
    switch self {
    case .decoded, .signed:
      if isFile { return try await lines(simulation.events[...], toFile: output) }
      var rest = simulation.events[...]
      while let first = rest.first {
        let month = first.deliveredAt.monthText
        let ofMonth = rest.prefix { $0.deliveredAt.monthText == month }
        try await lines(ofMonth, toFile: "\(output)/\(fileName)-\(month).jsonl")
        rest = rest.dropFirst(ofMonth.count)
      }
    case .decodedHistory, .signedHistory:
      let file = isFile ? output : "\(output)/\(fileName).jsonl"
      try await pages(TransactionPages(kind: .history), of: simulation.histories, toFile: file)
    case .decodedRefundHistory, .signedRefundHistory:
      let file = isFile ? output : "\(output)/\(fileName).jsonl"
      try await pages(TransactionPages(kind: .refundHistory), of: simulation.refundHistories, toFile: file)
    case .notificationsV1, .receipts, .device:
      let file = isFile ? output : "\(output)/\(fileName).jsonl"
      try OutputFile.write(.lines(records(simulation)), to: file)
    case .table:
      let file = isFile ? output : "\(output)/\(fileName).csv"
      try OutputFile.write(TransactionTable.text(simulation.histories.joined()), to: file)
    case .facts:
      let file = isFile ? output : "\(output)/\(fileName).jsonl"
      try OutputFile.write(FactsFile.bytes(simulation.events.compactMap(FactsFile.statement)), to: file)
    }
  }

  /// The records of the forms that are older than signatures or made by devices.
  private func records(_ simulation: Simulation) -> [JSONValue] {
    switch self {
    case .notificationsV1: simulation.events.compactMap(NotificationsV1.record)
    case .receipts: simulation.histories.map(ReceiptRows.answer)
    case .device: simulation.histories.joined().map(DeviceTransactions.record)
    case .decoded, .signed, .decodedHistory, .signedHistory, .decodedRefundHistory, .signedRefundHistory, .table,
      .facts:
      []
    }
  }

  private func lines(_ events: ArraySlice<Event>, toFile path: String) async throws {
    try await write(events, toFile: path) { event, seal in
      switch seal {
      case .decoded: [DecodedNotifications.record(event)]
      case .signed(let signer): [try SignedNotifications.record(event, signer)]
      }
    }
  }

  private func pages(
    _ pages: TransactionPages, of customers: [[Transaction]], toFile path: String
  ) async throws {
    try await write(customers[...], toFile: path) { try pages.records($0, $1) }
  }

  private func write<Item: Sendable>(
    _ items: ArraySlice<Item>, toFile path: String, _ records: @escaping @Sendable (Item, Seal) throws -> [JSONValue]
  ) async throws {
    let chain = isSigned ? try SigningChain() : nil
    var file = try OutputFile(path: path)
    try await OrderedWork.run(items) { chunk in
      let seal = try chain.map { Seal.signed(try Signer($0)) } ?? .decoded
      var bytes: [UInt8] = []
      for item in chunk {
        for record in try records(item, seal) { bytes += record.compact + [UInt8(ascii: "\n")] }
      }
      return bytes
    } consume: {
      try file.write($0)
    }
    try file.finish()
  }
}
