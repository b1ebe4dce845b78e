import Foundation

/// A terminal for the program under test, of the usual size, made by Python's module `pty`.
enum PseudoTerminal {
  struct Session: Codable {
    /// Everything that was written to the terminal.
    var written: [UInt8]
    var seconds: Double
    var status: Int32
  }

  /// Runs a line of the shell in which `refunds` is the program. All three streams are the terminal.
  static func run(_ line: String, program: URL) throws -> Session {
    let shell = "refunds() { '\(program.path)' \"$@\"; }\n\(line)"
    return try JSONDecoder().decode(Session.self, from: Data(PythonCommand.run(["-c", script, shell]).utf8))
  }

  // Reading the side of the master ends with an error on Linux, and with nothing on macOS.
  private static let script = """
    import json, os, pty, sys, time
    begin = time.monotonic()
    child, terminal = pty.fork()
    if child == 0:
        environment = {"HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "TERM": "xterm"}
        os.execve("/bin/bash", ["bash", "-c", sys.argv[1]], environment)
    written = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            part = b""
        if not part:
            break
        written += part
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(json.dumps({"written": list(written), "seconds": time.monotonic() - begin, "status": status}))
    """
}

extension PseudoTerminal.Session {
  var text: String { String(decoding: written, as: UTF8.self) }

  /// What a person sees in the end: carriage returns and cleared lines have done their work, colours are left out.
  var screen: [String] {
    var lines: [[UInt8]] = [[]]
    var column = 0
    var position = 0
    while position < written.count {
      let byte = written[position]
      position += 1
      switch byte {
      case 0x0D: column = 0
      case 0x0A: lines.append(Array(repeating: 0x20, count: column))
      case 0x1B:
        let letter = written[position...].firstIndex { $0 >= 0x40 && $0 != UInt8(ascii: "[") } ?? written.count - 1
        if written[letter] == UInt8(ascii: "K") {
          lines[lines.count - 1].removeLast(max(0, lines[lines.count - 1].count - column))
        }
        position = letter + 1
      default:
        let last = lines.count - 1
        if column < lines[last].count { lines[last][column] = byte } else { lines[last].append(byte) }
        column += 1
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
