import CommandLineTool
import Synchronization

/// A terminal whose time and width the test sets, and which keeps what is written to it.
final class FakeTerminal: Sendable {
  private struct State {
    var milliseconds: Int64 = 50_000
    var columns: Int?
    var isInBackground = false
    var written = ""
  }

  private let state = Mutex(State())

  var terminal: ProgressTerminal {
    ProgressTerminal(
      clockMilliseconds: { self.state.withLock(\.milliseconds) }, columnCount: { self.state.withLock(\.columns) },
      isInBackground: { self.state.withLock(\.isInBackground) },
      write: { bytes in self.state.withLock { $0.written += String(decoding: bytes, as: UTF8.self) } })
  }

  func pass(milliseconds: Int64) { state.withLock { $0.milliseconds += milliseconds } }

  func setColumns(_ columns: Int) { state.withLock { $0.columns = columns } }

  func setBackground(_ isInBackground: Bool) { state.withLock { $0.isInBackground = isInBackground } }

  /// What was written since the last time.
  func takeWritten() -> String {
    state.withLock { state in
      defer { state.written = "" }
      return state.written
    }
  }
}
