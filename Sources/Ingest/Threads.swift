internal import Codec
internal import Refunds

/// Threads of the machine for the work of the books.
package struct Threads: WorkSharing {
  private let jobs: Int

  package init(jobs: Int) {
    self.jobs = jobs
  }

  package func results<Result: Sendable>(of count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    NumberedWork.results(of: count, jobs: jobs, work)
  }
}
