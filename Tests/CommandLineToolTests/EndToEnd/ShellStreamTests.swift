import Foundation
import Testing

/// Input and output that are no ordinary files, as the shell connects them.
@Suite("Streams of the shell")
struct ShellStreamTests {
  private let showcase = "'\(Fixtures.path("showcase"))'"

  private func shell(_ line: String) throws -> (output: String, errors: String, status: Int32) {
    try ProgramTests().shell(line)
  }

  @Test("a reader that stops early is no error")
  func readerThatStops() throws {
    let run = try shell("set -o pipefail; refunds list -q -O csv \(showcase) | head -1")
    #expect(run.output.hasPrefix("transaction_id,"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("an answer that does not fit on the disk ends with 74")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else {
      print("skipped: this system has no /dev/full")
      return
    }
    let run = try shell("refunds list -q -O csv \(showcase) > /dev/full")
    #expect(run == ("", "refunds: the output cannot be written: No space left on device\n", 74))
  }

  @Test(
    "pipes are read as the files behind them",
    arguments: [
      "cat $d/*.jsonl | refunds list -q -O csv --fields $f -",
      "cat $d/*.jsonl | refunds list -q -O csv --fields $f /dev/fd/0",
      "refunds list -q -O csv --fields $f <(cat $d/*.jsonl)",
      "t=$(mktemp -d); mkfifo $t/pipe; cat $d/*.jsonl > $t/pipe & "
        + "refunds list -q -O csv --fields $f $t/pipe; s=$?; rm -r $t; exit $s",
    ])
  func pipes(line: String) throws {
    let names = "d=\(showcase); f=transaction_id,category,status,refunded_amount,currency,rule; "
    let plain = try shell(names + "refunds list -q -O csv --fields $f $d")
    #expect(plain.output.split(separator: "\n").count > 100)
    let piped = try shell(names + line)
    #expect(piped == plain)
    #expect(piped.status == 0)
  }

  @Test("a missing file costs 66, and the others are read")
  func missingFile() throws {
    let plain = try shell("refunds list -q -O csv \(showcase)")
    let run = try shell("refunds list -q -O csv absent.jsonl \(showcase)")
    #expect(run.output == plain.output)
    #expect(
      run.errors
        == "refunds: absent.jsonl: the input cannot be opened: No such file or directory; "
        + "whatever else was named is read all the same\n")
    #expect(run.status == 66)
  }
}
