import Codec
import Foundation
import Testing

struct GzipDeflaterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // Sizes around the block of the packer; random bytes do not get smaller, so that its output spans blocks too.
  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 1_000_000])
  func gunzipGivesTheContentBack(count: Int) throws {
    var random = SeededRandom(seed: UInt64(count) + 7)
    let content = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let packed = try #require(GzipDeflater.pack(content))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("refunds-\(UUID().uuidString).gz")
    try Data(packed).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gunzip = Process()
    gunzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gunzip.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    gunzip.standardOutput = pipe
    try gunzip.run()
    let unpacked = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    gunzip.waitUntilExit()
    #expect(gunzip.terminationStatus == 0)
    #expect(unpacked == content)
  }

  @Test func theHeaderNamesNoTimeAndNoSystem() throws {
    let packed = try #require(GzipDeflater.pack(Array("text".utf8)))
    // RFC 1952: magic, deflate, no flags, no time, best compression, unknown system.
    #expect(packed.prefix(10) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
  }
}
