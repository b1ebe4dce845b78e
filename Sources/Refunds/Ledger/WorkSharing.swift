/// How pieces of work that do not depend on each other are shared out. The books know no threads: whoever makes them
/// brings a way, and any way gives the same books.
package protocol WorkSharing: Sendable {
  /// The results of some pieces of work, in the order of their numbers, which begin at 0.
  func results<Result: Sendable>(of count: Int, _ work: @Sendable (Int) -> Result) -> [Result]
}

/// One piece after the other.
package struct OneAfterAnother: WorkSharing {
  package init() {}

  package func results<Result: Sendable>(of count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    (0..<count).map(work)
  }
}
