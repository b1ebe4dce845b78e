import Codec
import Foundation
import Synchronization
import Testing

struct BlockPipelineTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(lines: Int) throws -> BlockSource {
    let path = try folder.write("input", Array((0..<lines).map { "\($0)\n" }.joined().utf8))
    return BlockSource(inputs: [Input(path: FilePath(path))], blockBytes: 1)
  }

  /// Work that takes longest for the earliest events must not change the order.
  @Test(arguments: [1, 2, 3, 8])
  func foldsInOrderOneAtATime(jobs: Int) throws {
    let seen = Collected<String>()
    let foldsAtOnce = Atomic(0)
    BlockPipeline.run(
      try source(lines: 300), jobs: jobs, makeWorker: {},
      work: { event, _ -> String in
        guard case .block(let block) = event else { return "problem" }
        if Int(block.text.dropLast()).map({ $0 % 5 == 0 }) == true { usleep(500) }
        return block.text
      },
      fold: { text in
        #expect(foldsAtOnce.add(1, ordering: .sequentiallyConsistent).newValue == 1)
        seen.append(text)
        foldsAtOnce.subtract(1, ordering: .sequentiallyConsistent)
      })
    #expect(seen.values == (0..<300).map { "\($0)\n" })
  }

  @Test func oneJobStaysOnItsThread() throws {
    let thread = ObjectIdentifier(Thread.current)
    let others = Collected<Bool>()
    BlockPipeline.run(
      try source(lines: 10), jobs: 1, makeWorker: {}, work: { _, _ in ObjectIdentifier(Thread.current) == thread },
      fold: { others.append($0 && ObjectIdentifier(Thread.current) == thread) })
    #expect(others.values == Array(repeating: true, count: 10))
  }

  /// While the first event is being worked on, the others may not run ahead without end.
  @Test func resultsAheadAreBounded() throws {
    let started = Atomic(0)
    let startedBeforeFirstEnded = Collected<Int>()
    BlockPipeline.run(
      try source(lines: 500), jobs: 2, makeWorker: {},
      work: { event, _ -> Int in
        started.add(1, ordering: .sequentiallyConsistent)
        if case .block(let block) = event, block.isFirst {
          usleep(50_000)
          startedBeforeFirstEnded.append(started.load(ordering: .sequentiallyConsistent))
        }
        return 0
      },
      fold: { _ in })
    #expect(started.load(ordering: .sequentiallyConsistent) == 500)
    #expect(startedBeforeFirstEnded.values.allSatisfy { $0 <= 8 })
  }

  @Test func problemsAreFoldedInTheirPlace() throws {
    let good = try folder.write("good", Array("x\n".utf8))
    let inputs = [good, folder.path + "/none", good].map { Input(path: FilePath($0)) }
    let seen = Collected<String>()
    BlockPipeline.run(
      BlockSource(inputs: inputs), jobs: 2, makeWorker: {},
      work: { event, _ in
        switch event {
        case .block(let block): block.text
        case .problem(let problem): problem.words
        }
      },
      fold: { seen.append($0) })
    #expect(seen.values == ["x\n", "cannot be opened: No such file or directory", "x\n"])
  }
}
