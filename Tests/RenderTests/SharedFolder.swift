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
}
