internal import Synchronization

/// The inputs in their order, each cut into blocks of whole records (see `Framing`). Any thread may ask for the next.
///
/// Memory stays flat: of each input no more is held than the block being filled and what was read beyond its end.
package final class BlockSource: Sendable {
  package static let blockBytes = 1 << 20

  /// What comes next: a block, or the end of an input that could not be read any further.
  package enum Event: Sendable {
    case block(ByteBlock)
    case problem(InputProblem)
  }

  private let state: Mutex<State>
  /// Where the bytes that are read are counted, and where whoever makes records of them counts those; nil: nowhere.
  package let counter: ReadingCounter?

  /// - Parameter blockBytes: how large a block may grow before it is cut; tests make it small.
  package init(inputs: [Input], blockBytes: Int = BlockSource.blockBytes, counter: ReadingCounter? = nil) {
    self.counter = counter
    state = Mutex(State(inputs: inputs, blockBytes: blockBytes, counter: counter))
  }

  /// The next event with its number, counted from 0 over all inputs; nil at the end of the last input.
  package func next() -> (number: Int, event: Event)? {
    state.withLock { state in
      guard let event = state.next() else { return nil }
      state.number += 1
      return (state.number - 1, event)
    }
  }

  /// Gives back the memory of a block. Whoever still holds a copy of the block keeps its bytes.
  package func recycle(_ block: consuming ByteBlock) {
    let content = block.content
    state.withLock { $0.pool.give(content) }
  }

  private struct State: ~Copyable {
    let inputs: [Input]
    let blockBytes: Int
    let counter: ReadingCounter?
    var number = 0
    var position = 0
    var current: BlockCutter?
    var pool: BufferPool

    init(inputs: [Input], blockBytes: Int, counter: ReadingCounter?) {
      self.inputs = inputs
      self.blockBytes = blockBytes
      self.counter = counter
      pool = BufferPool(blockBytes: blockBytes)
    }

    mutating func next() -> Event? {
      while position < inputs.count {
        let input = inputs[position]
        do throws(InputProblem.Fault) {
          if current == nil {
            current = try BlockCutter(
              input.place, file: position, blockBytes: blockBytes, counter: counter, &pool)
          }
          if let block = try current?.next(&pool) {
            if block.isLast { finishInput() }
            return .block(block)
          }
          finishInput()
        } catch {
          let problem = InputProblem(
            file: position, name: input.name, fault: error, byteOffset: current?.deliveredBytes ?? 0)
          finishInput()
          return .problem(problem)
        }
      }
      return nil
    }

    private mutating func finishInput() {
      current = nil
      position += 1
    }
  }
}
