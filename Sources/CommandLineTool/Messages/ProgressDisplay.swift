import Codec
import Synchronization

/// One line on the terminal that says how far a long run is. It is drawn again over itself, and nothing of it stays.
final class ProgressDisplay: Sendable {
  /// Between two looks at the counter.
  static let intervalMilliseconds = 200
  /// Shorter work is over before anyone wonders.
  private static let patienceMilliseconds: Int64 = 1000
  /// Of a terminal that does not say: what the first ones had.
  private static let usualColumnCount = 80
  private static let lineStart = "\r"
  /// Clears from the cursor to the end of the line (ECMA-48, EL).
  private static let clearRest = "\u{1B}[K"

  /// Where whoever reads counts.
  let counter = ReadingCounter()
  private let terminal: ProgressTerminal
  private let state = Mutex(State())

  private enum Phase {
    /// Nothing is read yet; the reading may be refused.
    case waiting
    case reading(sinceMilliseconds: Int64, totalBytes: Int?)
    case working(sinceMilliseconds: Int64)
    case ended
  }

  private struct State {
    var phase = Phase.waiting
    /// What stands on the terminal now.
    var drawn = ""
  }

  init(_ terminal: ProgressTerminal) {
    self.terminal = terminal
  }

  /// Time counts from here. Of inputs whose sizes are not all known the total is unknown.
  func beginReading(_ inputs: [Input]) {
    let total = inputs.reduce(into: Optional(0)) { total, input in
      guard let sum = total, let count = input.byteCount else { return total = nil }
      total = sum + count
    }
    let now = terminal.clockMilliseconds()
    state.withLock { $0.phase = .reading(sinceMilliseconds: now, totalBytes: total) }
  }

  /// All inputs were read; what is left takes as long as it takes.
  func endReading() {
    state.withLock { state in
      if case .reading(let since, _) = state.phase { state.phase = .working(sinceMilliseconds: since) }
    }
  }

  /// Draws what has changed. To be called every now and then, on any thread.
  func tick() {
    if terminal.isInBackground() { return }
    let now = terminal.clockMilliseconds()
    state.withLock { state in
      guard let line = line(in: state.phase, now: now), line != state.drawn else { return }
      write(Self.lineStart + line + Self.clearRest)
      state.drawn = line
    }
  }

  /// Clears the line away. Afterwards nothing is drawn any more, also by a `tick` that is on its way.
  func end() {
    let isInBackground = terminal.isInBackground()
    state.withLock { state in
      if !state.drawn.isEmpty && !isInBackground { write(Self.lineStart + Self.clearRest) }
      state = State(phase: .ended, drawn: "")
    }
  }

  private func line(in phase: Phase, now: Int64) -> String? {
    // The last column stays free: some terminals begin a new line as soon as it is taken.
    let limit = (terminal.columnCount() ?? Self.usualColumnCount) - 1
    switch phase {
    case .waiting, .ended: return nil
    case .reading(let since, let totalBytes):
      guard now - since >= Self.patienceMilliseconds else { return nil }
      return ProgressLine.reading(
        bytes: counter.byteCount, of: totalBytes, records: counter.recordCount, elapsedMilliseconds: now - since,
        limit: limit)
    case .working(let since):
      guard now - since >= Self.patienceMilliseconds else { return nil }
      return ProgressLine.working(records: counter.recordCount, elapsedMilliseconds: now - since, limit: limit)
    }
  }

  private func write(_ text: String) {
    terminal.write(Array(text.utf8))
  }
}
