internal import Dispatch

/// Does something again and again beside other work, until it is given up.
package final class Ticker {
  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - milliseconds: from the start to the first time, and from each time to the next.
  ///   - work: what is done, on a thread of its own, one at a time.
  package init(everyMilliseconds milliseconds: Int, _ work: @escaping @Sendable () -> Void) {
    // A queue of its own gets a thread also while the threads of `BlockPipeline` keep every processor busy.
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "refunds.ticker"))
    timer.schedule(deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds))
    timer.setEventHandler(handler: work)
    timer.activate()
  }

  /// The work is begun no more; if it is going on now, it may outlast the call.
  package func stop() { timer.cancel() }

  deinit { stop() }
}
