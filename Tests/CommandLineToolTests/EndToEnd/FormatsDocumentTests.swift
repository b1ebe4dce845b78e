import Foundation
import Ingest
import Testing

/// `docs/FORMATS.md` lists what the table of formats lists, so that the manual cannot fall behind the program.
///
/// `REFUNDS_WRITE_DOCUMENTS=1 swift test --filter FormatsDocument` writes the list anew, and fails all the same.
@Suite struct FormatsDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  private static let document = root.appending(path: "docs/FORMATS.md")
  private static let begin = "<!-- The list below is written from the table of formats. -->\n"
  private static let end = "<!-- End of the list. -->"

  private static var list: String {
    FormatTable.rows.map { row in
      let folders = row.examples.map { "[\($0)](../fixtures/formats/\($0))" }.joined(separator: ", ")
      return "### `\(row.name)`\n\n\(row.summary)\n\n- Recognised by: \(row.recognition)\n- Examples: \(folders)\n"
    }.joined(separator: "\n")
  }

  @Test func theManualListsTheTable() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let parts = text.components(separatedBy: Self.begin)
    try #require(parts.count == 2)
    let rest = parts[1].components(separatedBy: Self.end)
    try #require(rest.count == 2)
    let expected = "\n" + Self.list + "\n"
    if rest[0] != expected, ProcessInfo.processInfo.environment["REFUNDS_WRITE_DOCUMENTS"] != nil {
      let written = parts[0] + Self.begin + expected + Self.end + rest[1]
      try written.write(to: Self.document, atomically: true, encoding: .utf8)
    }
    #expect(rest[0] == expected, "docs/FORMATS.md: write the list anew as the comment of this test says")
  }

  @Test("every format has examples", arguments: FormatTable.rows.map { ($0.name, $0.examples) })
  func examples(name: String, folders: [String]) throws {
    #expect(!folders.isEmpty, "\(name)")
    for folder in folders {
      let path = Self.root.appending(path: "fixtures/formats/\(folder)").path
      #expect(try !FileManager.default.contentsOfDirectory(atPath: path).isEmpty, "\(name): \(folder)")
    }
  }
}
