import Codec
import Refunds

/// Coverage as one JSON object. Every reason and every kind of record is there, also with 0: none was observed.
enum CoverageJSON {
  static func write(_ coverage: Coverage, to json: inout JSONWriter) {
    json.beginObject()
    json.name("total")
    json.beginObject()
    writeMembers(of: coverage.total, to: &json)
    json.endObject()
    json.member("transactions", coverage.transactions)
    json.member("refunds_without_purchase", coverage.refundsWithoutPurchase)
    json.name("trust")
    json.beginObject()
    for trust in Trust.allCases { json.member(trust.name, coverage.trust[trust] ?? 0) }
    json.endObject()
    json.name("signers")
    json.beginArray()
    for (signer, records) in coverage.signers.sorted(by: { $0.key < $1.key }) { write(signer, records, to: &json) }
    json.endArray()
    json.name("sources")
    json.beginArray()
    for source in coverage.sources { write(source, to: &json) }
    json.endArray()
    json.name("files")
    json.beginArray()
    for file in coverage.files {
      json.beginObject()
      json.member("name", file.name)
      writeMembers(of: file.tally, to: &json)
      json.member("facts", file.facts)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func writeMembers(of tally: Coverage.Tally, to json: inout JSONWriter) {
    json.member("read", tally.read)
    json.member("used", tally.used)
    json.member("duplicates", tally.duplicates)
    json.name("left_out")
    json.beginObject()
    for reason in LeftOutReason.allCases { json.member(reason.key, tally.leftOut[reason] ?? 0) }
    json.endObject()
    json.name("without_transaction")
    json.beginObject()
    for group in RecordGroup.allCases { json.member(group.key, tally.withoutTransaction[group] ?? 0) }
    json.endObject()
    json.member("unreadable", tally.unreadable)
  }

  private static func write(_ signer: Signer, _ records: Int, to json: inout JSONWriter) {
    json.beginObject()
    json.member("root", signer.root)
    json.member("root_sha256", signer.rootFingerprint)
    json.member("leaf_valid_from", signer.leafValidFrom)
    json.member("leaf_valid_until", signer.leafValidUntil)
    json.member("records", records)
    json.endObject()
  }

  private static func write(_ source: Coverage.Source, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", source.kind.key)
    json.member("statements", source.statements)
    json.member("first", source.first)
    json.member("last", source.last)
    json.member("days_without_statement", source.daysWithoutStatement)
    json.endObject()
  }
}
