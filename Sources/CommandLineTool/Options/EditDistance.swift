/// How many slips of the finger lie between two words: a letter too many, too few, another one, or two exchanged.
enum EditDistance {
  /// The distance of Damerau and Levenshtein in its restricted form, in which no letter is moved twice.
  static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = left[row] == right[column] ? 0 : 1
        var best = min(last[column] + change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
