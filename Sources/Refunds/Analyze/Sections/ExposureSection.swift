extension RefundReport {
  private static let worstCases = 10

  /// How long access to something refunded stayed open before the server, and a device, heard of it (`exposure`).
  func exposureSection() -> Report.Section {
    let refunds = analysis.episodes(in: period).filter { $0.verdict.countsAsRefund && $0.revocation.revokedAt != nil }
    let hasDeviceData = refunds.contains(where: \.sightings.isKnownToDevice)
    let tables =
      refunds.isEmpty
      ? []
      : [delayTable(refunds, hasDeviceData)] + [sightingTable(refunds)].filter { _ in hasDeviceData }
        + [worstTable(refunds)]
    return Report.Section(
      id: "exposure", title: "When revocations were heard of",
      paragraphs: refunds.isEmpty
        ? ["No dated refund in the period."]
        : hasDeviceData ? [] : ["The input holds no data of devices, so that only the server's side can be told."],
      tables: tables,
      notes: [
        "From the revocation date to the first statement about it in this input, refunds reversed later included. "
          + "Pages of the App Store Server API tell when they were asked for, not when the refund could first be known."
      ])
  }

  /// Milliseconds until a channel told of a refund; nil where it never did or names no time.
  private func delay(_ episode: Episode, _ heardAt: Instant?) -> Int64? {
    guard let revokedAt = episode.revocation.revokedAt, let heardAt, heardAt >= revokedAt else { return nil }
    return heardAt.milliseconds - revokedAt.milliseconds
  }

  private func delayTable(_ refunds: [Episode], _ hasDeviceData: Bool) -> Table {
    let channels: [(String, (Episode) -> Instant?)] = [
      ("server", { $0.sightings.serverAt }), ("device", { $0.sightings.deviceAt }),
    ]
    return Table(
      id: "exposure",
      columns: [
        Table.Column("channel", "Heard by"), Table.Column("refunds", "Refunds", isNumeric: true),
        Table.Column("median_seconds", "Median", isNumeric: true),
        Table.Column("p90_seconds", "90 % within", isNumeric: true),
        Table.Column("worst_seconds", "Worst", isNumeric: true),
      ],
      // Without any data of devices nothing is known of them, which is not 0.
      rows: channels.prefix(hasDeviceData ? 2 : 1).map { name, heardAt in
        let delays = refunds.compactMap { delay($0, heardAt($0)) }.sorted()
        func cell(_ percent: Int) -> Cell {
          NearestRank.value(percent, of: delays).map { .duration(milliseconds: $0) } ?? .notAvailable
        }
        return Table.Row([.text(name), .count(delays.count), cell(50), cell(90), cell(100)])
      })
  }

  private func sightingTable(_ refunds: [Episode]) -> Table {
    func count(_ server: Bool, _ device: Bool) -> Cell {
      .count(refunds.count { $0.sightings.isKnownToServer == server && $0.sightings.isKnownToDevice == device })
    }
    return Table(
      id: "seen_by",
      columns: [Table.Column("seen_by", "Seen by"), Table.Column("refunds", "Refunds", isNumeric: true)],
      rows: [
        Table.Row([.text("server only"), count(true, false)]),
        Table.Row([.text("device only"), count(false, true)]),
        Table.Row([.text("both"), count(true, true)]),
      ])
  }

  // The longest a refund stayed unknown to either channel, so that somebody can look why.
  private func worstTable(_ refunds: [Episode]) -> Table {
    let cases = refunds.compactMap { episode -> (episode: Episode, delay: Int64)? in
      let delays = [delay(episode, episode.sightings.serverAt), delay(episode, episode.sightings.deviceAt)]
      return delays.compactMap(\.self).max().map { (episode, $0) }
    }
    // Equal delays keep the order of the ledger, which follows from content alone.
    let worst = cases.enumerated().sorted { ($1.element.delay, $0.offset) < ($0.element.delay, $1.offset) }
      .prefix(RefundReport.worstCases).map(\.element)
    return Table(
      id: "worst",
      columns: [
        Table.Column("transaction_id", "Transaction"), Table.Column("product_id", "Product"),
        Table.Column("revoked_at", "Revoked"), Table.Column("server_seconds", "Server after", isNumeric: true),
        Table.Column("device_seconds", "Device after", isNumeric: true),
      ],
      rows: worst.map { row($0.episode) })
  }

  private func row(_ episode: Episode) -> Table.Row {
    let transaction = ledger.transaction(of: episode)
    func cell(_ heardAt: Instant?) -> Cell {
      delay(episode, heardAt).map { .duration(milliseconds: $0) } ?? .unknown
    }
    return Table.Row([
      .text(transaction.identifier.text(in: ledger.symbols)), .text(ledger.text(transaction.product)),
      episode.revokedAt.map(Cell.instant) ?? .unknown, cell(episode.sightings.serverAt),
      cell(episode.sightings.deviceAt),
    ])
  }
}
