/// Cuts between the top-level values of JSON text and between the elements of top-level arrays.
struct DocumentCutter: RecordCutter {
  private(set) var startsInArray = false
  private(set) var openArray: Int?
  private var scan = StructureScan(isInArray: false)
  private var best: Int?
  private var isInArrayAtBest = false

  mutating func cut(_ bytes: RawSpan, count: Int, limit: Int) -> Int? {
    while let found = scan.nextBreak(bytes, to: best == nil ? count : min(count, limit)) {
      if let best, found > limit { return best }
      best = found
      isInArrayAtBest = !scan.isAtTopLevel
      openArray = scan.openArray
      if found >= limit { break }
    }
    return best
  }

  mutating func advance() {
    startsInArray = isInArrayAtBest
    openArray = nil
    best = nil
    scan = StructureScan(isInArray: startsInArray)
  }
}
