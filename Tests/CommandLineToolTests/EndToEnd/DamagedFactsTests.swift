import CommandLineTool
import Foundation
import Testing

/// Facts that are not what was written: told with file and place, refused as a whole, exit 65.
@Suite("Damaged facts")
struct DamagedFactsTests {
  private let run: TestRun
  private let lines: [String]

  init() throws {
    run = try TestRun()
    let output = run.run(["facts", "-q", Fixtures.path("showcase")]).output
    lines = output.split(separator: "\n").map { $0 + "\n" }
  }

  private func list(_ lines: [String], _ others: [String] = []) throws -> (rows: Int, status: ExitStatus) {
    try run.write(lines.joined(), to: "facts.jsonl")
    run.run(["list", "-O", "json", run.path("facts.jsonl")] + others)
    return (try ListDocument(run.output).rows.count, run.status)
  }

  private func expectRefused(_ lines: [String], _ what: String) throws {
    let (rows, status) = try list(lines)
    #expect(rows == 0, "\(what)")
    #expect(status == .unusableInput, "\(what)")
    #expect(run.errors.contains("warning: damaged-facts"), "\(what)")
    #expect(run.errors.contains("facts.jsonl: the facts are refused: "), "\(what)")
  }

  @Test("what is whole is read, also twice in one file and with line feeds of Windows")
  func whole() throws {
    let rows = try list(lines)
    #expect(rows.rows > 100)
    #expect(rows.status == .success)
    #expect(try list(lines + lines) == rows)
    #expect(try list(lines.map { $0.replacingOccurrences(of: "\n", with: "\r\n") }) == rows)
  }

  @Test("a file that was cut off, wherever it was")
  func truncated() throws {
    for count in [1, 2, 1000, 1001, 1002, 1003, lines.count - 1] {
      try expectRefused(Array(lines.prefix(count)), "the first \(count) lines")
    }
    try expectRefused(Array(lines.prefix(1500)) + ["{\"statement\":\"sna"], "the middle of a line")
  }

  @Test("a line that was changed, removed, repeated, moved or added")
  func edited() throws {
    for line in [1, 700, 1001, 1002, lines.count - 2] {
      var changed = lines
      changed[line] = changed[line].replacingOccurrences(of: "1", with: "2")
      try expectRefused(changed, "line \(line) changed")
      var removed = lines
      removed.remove(at: line)
      try expectRefused(removed, "line \(line) removed")
      try expectRefused(lines + [lines[line]], "line \(line) repeated at the end")
    }
    var swapped = lines
    swapped.swapAt(5, 6)
    try expectRefused(swapped, "two lines swapped")
    try expectRefused(Array(lines.dropFirst()), "no header")
    // Two whole blocks with their digests, the other way round.
    let blocks = [lines[0..<1], lines[1002..<2003], lines[1..<1002], lines[2003...]]
    try expectRefused(blocks.flatMap { $0 }, "two blocks swapped")
  }

  @Test("the other files count, and so does no statement of a file of which a part is damaged")
  func others() throws {
    let file = Fixtures.path("formats/facts/archive.jsonl")
    let (rows, status) = try list(Array(lines.dropLast()), [file])
    #expect(rows == 1)
    #expect(status == .unusableInput)
    try expectRefused(lines + Array(lines.prefix(900)), "a whole archive and half of another")
  }

  @Test("a damaged archive is a problem for check, and its records balance")
  func check() throws {
    try run.write(lines.dropLast().joined(), to: "facts.jsonl")
    run.run(["check", "-O", "json", run.path("facts.jsonl")])
    #expect(run.status == .unusableInput)
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let total = (document?["coverage"] as? [String: Any])?["total"] as? [String: Any]
    let statements = lines.count { $0.hasPrefix(#"{"statement""#) }
    #expect((total?["left_out"] as? [String: Int])?["damaged_facts"] == statements)
    #expect(total?["read"] as? Int == lines.count - 1)
  }

  @Test("--require-signed leaves facts out: nobody signed the file")
  func requireSigned() throws {
    try run.write(lines.joined(), to: "facts.jsonl")
    run.run(["list", "-q", "-O", "json", "--require-signed", run.path("facts.jsonl")])
    #expect(try ListDocument(run.output).rows.isEmpty)
  }

  @Test("--gzip packs the same bytes each time, and they are read again")
  func gzip() throws {
    let archive = run.path("archive.jsonl.gz")
    run.run(["facts", "-q", "--gzip", "-o", archive, Fixtures.path("showcase")])
    #expect(run.status == .success)
    let packed = try Data(contentsOf: URL(fileURLWithPath: archive))
    #expect(packed.prefix(2) == Data([0x1F, 0x8B]))
    run.run(["facts", "-q", "-o", archive, Fixtures.path("showcase")])
    #expect(try Data(contentsOf: URL(fileURLWithPath: archive)) == packed)
    #expect(run.run(["facts", "-q", archive]).output == lines.joined())
    run.run(["facts", "-q", "-o", run.path("facts.csv"), Fixtures.path("showcase")])
    #expect(run.status == .usage)
  }
}
