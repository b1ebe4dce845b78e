import Foundation

/// The committed folder `fixtures/`.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("fixtures")

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  static func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(name)))
  }
}
