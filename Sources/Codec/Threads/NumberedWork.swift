internal import Dispatch
internal import Synchronization

/// Runs pieces of work that do not depend on each other on several threads.
package enum NumberedWork {
  /// - Parameters:
  ///   - count: pieces; each is done once.
  ///   - jobs: threads; 1 works on the calling thread alone.
  /// - Returns: the results in the order of the numbers, which begin at 0.
  package static func results<Result: Sendable>(
    of count: Int, jobs: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    if jobs <= 1 || count <= 1 { return (0..<count).map(work) }
    let next = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let result = work(number)
        results.withLock { $0[number] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
