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
      while let (_, event) = source.next() { fold(work(event, &worker)) }
      return
    }
    let turns = Turns<Result>()
    let ahead = DispatchSemaphore(value: jobs * resultsAheadPerJob)
    // Dispatch's own threads: a thread that waits for a pipe must not hold up Swift's cooperative pool.
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      var worker = makeWorker()
      while true {
        ahead.wait()
        guard let (number, event) = source.next() else {
          ahead.signal()
          return
        }
        let folded = turns.take(work(event, &worker), number: number, fold: fold)
        for _ in 0..<folded { ahead.signal() }
      }
    }
  }

  /// Results that wait until all earlier ones were folded.
  private final class Turns<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var waiting: [Int: Result] = [:]
    }

    private let state = Mutex(State())

    /// - Returns: how many results were folded by this call.
    func take(_ result: Result, number: Int, fold: @Sendable (Result) -> Void) -> Int {
      state.withLock { state in
        state.waiting[number] = result
        let first = state.next
        while let ready = state.waiting.removeValue(forKey: state.next) {
          fold(ready)
          state.next += 1
        }
        return state.next - first
      }
    }
  }
}
