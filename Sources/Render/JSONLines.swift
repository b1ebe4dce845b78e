import Codec
import Refunds

/// JSON Lines: one object per row and nothing else. In a document each row also says to which section and table it
/// belongs; its sentences, coverage and findings are in the JSON envelope.
enum JSONLines {
  static func bytes(of report: Report, options: RenderOptions) -> [UInt8] {
    var json = JSONWriter(layout: .compact)
    if let table = report.rows(options) {
      let rowJSON = RowJSON(of: table, addsCurrencies: false)
      for row in table.rows {
        rowJSON.write(row, to: &json)
        json.endLine()
      }
      return json.take()
    }
    for section in report.sections {
      for table in section.tables {
        let rowJSON = RowJSON(of: table, addsCurrencies: true)
        for row in table.rows {
          json.beginObject()
          json.member("section", section.id)
          json.member("table", table.id)
          rowJSON.writeMembers(of: row, to: &json)
          json.endObject()
          json.endLine()
        }
      }
    }
    return json.take()
  }
}
