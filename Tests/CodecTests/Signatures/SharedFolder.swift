import Foundation

/// The folder of public suites and samples beside the project, which is not part of it.
enum SharedFolder {
  /// nil, with a notice, where the file is not there.
  static func url(_ path: String) -> URL? {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let url = root.appending(path: "../shared/\(path)").standardizedFileURL
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("notice: \(path) is not here; its cases were skipped")
    return nil
  }

  static func bytes(_ path: String) throws -> [UInt8]? {
    guard let url = url(path) else { return nil }
    return [UInt8](try Data(contentsOf: url))
  }
}
