import Codec
import Refunds

/// The JSON envelope of cli.md: what the answer rests on first, then `rows`, or `sections` for a document.
enum JSONDocument {
  static func bytes(of report: Report, options: RenderOptions) -> [UInt8] {
    var json = JSONWriter(layout: .indented)
    json.beginObject()
    json.member("schema", report.schema)
    json.member("as_of", report.asOf)
    json.member("time_zone", report.timeZone)
    json.name("period")
    write(report.period, to: &json)
    json.name("definition")
    json.beginObject()
    json.member("id", report.definition.id)
    json.member("meaning", report.definition.meaning)
    json.endObject()
    json.name("coverage")
    CoverageJSON.write(report.coverage, to: &json)
    json.name("findings")
    json.beginArray()
    let files = report.coverage.files.map(\.name)
    for finding in report.findings { FindingJSON.write(finding, files: files, to: &json) }
    json.endArray()
    for table in report.otherTables {
      writeRows(of: table, as: table.id, addsCurrencies: false, to: &json)
    }
    if let table = report.rows(options) {
      writeRows(of: table, addsCurrencies: false, to: &json)
    } else {
      json.name("sections")
      json.beginArray()
      for section in report.sections { write(section, to: &json) }
      json.endArray()
    }
    json.endObject()
    json.endLine()
    return json.take()
  }

  private static func write(_ period: DateRange?, to json: inout JSONWriter) {
    guard let period else { return json.null() }
    json.beginObject()
    json.member("label", period.label.isEmpty ? nil : period.label)
    json.member("begin", period.start)
    json.member("end", period.end)
    json.endObject()
  }

  private static func write(_ section: Report.Section, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", section.id)
    json.member("title", section.title)
    json.member("paragraphs", section.paragraphs)
    json.name("tables")
    json.beginArray()
    for table in section.tables {
      json.beginObject()
      json.member("id", table.id)
      json.name("columns")
      json.beginArray()
      for column in table.columns {
        json.beginObject()
        json.member("name", column.name)
        json.member("heading", column.heading)
        json.endObject()
      }
      json.endArray()
      writeRows(of: table, addsCurrencies: true, to: &json)
      json.endObject()
    }
    json.endArray()
    json.member("notes", section.notes)
    json.endObject()
  }

  private static func writeRows(
    of table: Table, as name: String = "rows", addsCurrencies: Bool, to json: inout JSONWriter
  ) {
    json.name(name)
    json.beginArray()
    let rowJSON = RowJSON(of: table, addsCurrencies: addsCurrencies)
    for row in table.rows { rowJSON.write(row, to: &json) }
    json.endArray()
  }
}
