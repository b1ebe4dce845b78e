internal import Dispatch
internal import Synchronization

/// Runs work over the events of a source on several threads and folds the results in the order of the events.
package enum BlockPipeline {
  /// How far workers may be ahead of the fold: results waiting for an earlier one are held in memory.
  private static let resultsAheadPerJob = 4

  /// - Parameters:
  ///   - jobs: threads; 1 works on the calling thread alone.
  ///   - makeWorker: the scratch storage of one thread.
  ///   - work: what is done with one event, on any thread.
  ///   - fold: takes each result in the order of events, one at a time, on any thread.
  package static func run<Worker, Result: Sendable>(
    _ source: BlockSource, jobs: Int, makeWorker: @Sendable () -> Worker,
    work: @Sendable (BlockSource.Event, inout Worker) -> Result, fold: @Sendable (Result) -> Void
  ) {
    if jobs <= 1 {
      var worker = makeWorker()
      while let (_, event) = source.next() {
        fold(work(event, &worker))
        recycle(event, source)
      }
      return
    }
    let turns = Turns<Result>(resultsAhead: jobs * resultsAheadPerJob)
    // Dispatch's own threads: a thread that waits for a pipe must not hold up Swift's cooperative pool.
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      var worker = makeWorker()
      while true {
        turns.waitForRoom()
        guard let (number, event) = source.next() else { return turns.leaveRoom() }
        let result = work(event, &worker)
        recycle(event, source)
        turns.take(result, number: number, fold: fold)
      }
    }
  }

  private static func recycle(_ event: consuming BlockSource.Event, _ source: BlockSource) {
    if case .block(let block) = event { source.recycle(block) }
  }

  /// Results that wait until all earlier ones were folded.
  private final class Turns<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var waiting: [Int: Result] = [:]
      var isFolding = false
    }

    private let state = Mutex(State())
    private let room: DispatchSemaphore

    init(resultsAhead: Int) {
      room = DispatchSemaphore(value: resultsAhead)
    }

    /// To be called before an event is taken, so that whoever holds the earliest event never waits here.
    func waitForRoom() { room.wait() }

    func leaveRoom() { room.signal() }

    /// Leaves the result to the thread that folds, or becomes that thread until no result is ready. The fold runs
    /// outside the lock: meanwhile the others leave their results and take new work.
    func take(_ result: Result, number: Int, fold: @Sendable (Result) -> Void) {
      let mayFold = state.withLock { state in
        state.waiting[number] = result
        if state.isFolding { return false }
        state.isFolding = true
        return true
      }
      guard mayFold else { return }
      while let ready = nextReady() {
        fold(ready)
        leaveRoom()
      }
    }

    /// The result whose turn it is; nil ends the turn of the thread that folds, under the same lock, so that no result
    /// that comes in between is forgotten.
    private func nextReady() -> Result? {
      state.withLock { state in
        guard let ready = state.waiting.removeValue(forKey: state.next) else {
          state.isFolding = false
          return nil
        }
        state.next += 1
        return ready
      }
    }
  }
}
