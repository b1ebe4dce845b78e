import Foundation

/// Vectors that lie beside the project. Tests that need them are skipped where they are absent.
enum SharedFolder {
  static func url(_ path: String) -> URL? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.deletingLastPathComponent().appending(path: "shared").appending(path: path)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("Skipped: ../shared/\(path) is absent.")
    return nil
  }

  /// The 515 naughty strings; none where the list is absent.
  static func naughtyStrings() throws -> [String] {
    guard let url = url("conformance/naughty-strings/blns.json") else { return [] }
    return try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
  }

  /// Cells that a spreadsheet would calculate; none where the lists are absent.
  static func formulas() throws -> [String] {
    let texts = try ["cells.txt", "payloadbox.txt"].compactMap { name in
      try url("conformance/csv-injection/\(name)").map { try String(contentsOf: $0, encoding: .utf8) }
    }
    return texts.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("#") }.map { line in
      [("\\t", "\t"), ("\\r", "\r"), ("\\n", "\n"), ("\\uFEFF", "\u{FEFF}"), ("\\u200B", "\u{200B}")]
        .reduce(String(line)) { $0.replacing($1.0, with: $1.1) }
    }
  }
}
