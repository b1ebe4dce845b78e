import Codec
import Synchronization
import Testing

struct NumberedWorkTests {
  @Test(arguments: [0, 1, 2, 7]) func eachPieceIsDoneOnceAndResultsStandInOrder(_ jobs: Int) {
    let calls = Mutex<[Int]>([])
    let results = NumberedWork.results(of: 100, jobs: jobs) { number in
      calls.withLock { $0.append(number) }
      return number * number
    }
    #expect(results == (0..<100).map { $0 * $0 })
    #expect(calls.withLock { $0.sorted() } == Array(0..<100))
  }

  @Test func noWorkHasNoResults() {
    #expect(NumberedWork.results(of: 0, jobs: 2) { $0 } == [])
  }
}
