/// A condition over metrics, as `--fail-if` takes it: `refund_rate.cohort@14 > 3% and paid_transactions >= 500`.
package indirect enum Condition: Hashable, Sendable {
  case comparison(Operand, Comparison, Operand)
  case and(Condition, Condition)
  case or(Condition, Condition)

  package enum Operand: Hashable, Sendable {
    case number(Double)
    case metric(Metric)
  }

  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="

    func holds(_ left: Double, _ right: Double) -> Bool {
      switch self {
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      case .greaterOrEqual: left >= right
      case .equal: left == right
      case .notEqual: left != right
      }
    }
  }

  /// Reads a condition.
  package init(_ text: String) throws(ConditionError) {
    var parser = ConditionParser(try ConditionLexer.tokens(of: text))
    self = try parser.readAll()
  }

  /// The metrics in it, in the order of the text, each once.
  package var metrics: [Metric] {
    var seen: Set<Metric> = []
    return allMetrics.filter { seen.insert($0).inserted }
  }

  private var allMetrics: [Metric] {
    switch self {
    case .comparison(let left, _, let right):
      [left, right].compactMap { if case .metric(let metric) = $0 { metric } else { nil } }
    case .and(let left, let right), .or(let left, let right): left.allMetrics + right.allMetrics
    }
  }

  /// Whether it is true. A comparison with an unknown value is neither true nor false, and what hangs on it is unknown
  /// as well: nil.
  ///
  /// - Parameter value: the value of a metric, nil where it has none.
  package func isTrue(_ value: (Metric) -> Double?) -> Bool? {
    switch self {
    case .comparison(let left, let comparison, let right):
      guard let left = left.number(value), let right = right.number(value) else { return nil }
      return comparison.holds(left, right)
    case .and(let left, let right):
      let (left, right) = (left.isTrue(value), right.isTrue(value))
      if left == false || right == false { return false }
      return left == nil || right == nil ? nil : true
    case .or(let left, let right):
      let (left, right) = (left.isTrue(value), right.isTrue(value))
      if left == true || right == true { return true }
      return left == nil || right == nil ? nil : false
    }
  }
}

extension Condition.Operand {
  fileprivate func number(_ value: (Metric) -> Double?) -> Double? {
    switch self {
    case .number(let number): number
    case .metric(let metric): value(metric)
    }
  }
}
