/// The grammar of conditions:
///
///     condition  = both { "or" both }
///     both       = single { "and" single }
///     single     = "(" condition ")" | operand comparison operand
///     operand    = number [ "%" ] | metric [ "{" dimension "=" text { "," dimension "=" text } "}" ]
///     comparison = "<" | "<=" | ">" | ">=" | "==" | "!="
struct ConditionParser {
  private let tokens: [ConditionToken]
  private var position = 0
  private var depth = 0

  /// Deeper than anybody nests by hand, and far from what the stack holds.
  private static let greatestDepth = 100

  /// - Parameter tokens: the last one is the end.
  init(_ tokens: [ConditionToken]) {
    self.tokens = tokens
  }

  private var next: ConditionToken { tokens[position] }

  mutating func readAll() throws(ConditionError) -> Condition {
    if next.kind == .end { throw ConditionError("the condition is empty", at: next.position) }
    let condition = try readCondition()
    guard next.kind != .end else { return condition }
    switch next.kind {
    case .comparison: throw ConditionError("comparisons are not chained; write and between them", at: next.position)
    case .closeParenthesis: throw ConditionError("nothing was opened that \")\" could close", at: next.position)
    case .number, .word, .quoted, .equals, .openParenthesis, .openBrace, .closeBrace, .comma, .end:
      throw ConditionError("expected and, or or the end", at: next.position)
    }
  }

  private mutating func readCondition() throws(ConditionError) -> Condition {
    var condition = try readBoth()
    while skip(word: "or") { condition = .or(condition, try readBoth()) }
    return condition
  }

  private mutating func readBoth() throws(ConditionError) -> Condition {
    var condition = try readSingle()
    while skip(word: "and") { condition = .and(condition, try readSingle()) }
    return condition
  }

  private mutating func readSingle() throws(ConditionError) -> Condition {
    guard next.kind == .openParenthesis else { return try readComparison() }
    depth += 1
    if depth > ConditionParser.greatestDepth {
      throw ConditionError("too many parentheses in one another", at: next.position)
    }
    let opening = next.position
    position += 1
    let condition = try readCondition()
    if next.kind == .end { throw ConditionError("the parenthesis is not closed", at: opening) }
    guard next.kind == .closeParenthesis else { throw ConditionError("expected and, or or )", at: next.position) }
    position += 1
    depth -= 1
    return condition
  }

  private mutating func readComparison() throws(ConditionError) -> Condition {
    let start = next.position
    let left = try readOperand()
    guard case .comparison(let comparison) = next.kind else {
      let problem =
        next.kind == .equals
        ? "two values are compared with ==" : "expected a comparison: <, <=, >, >=, == or !="
      throw ConditionError(problem, at: next.position)
    }
    position += 1
    let right = try readOperand()
    if case .number = left, case .number = right {
      throw ConditionError("two numbers are compared; name a metric", at: start)
    }
    return .comparison(left, comparison, right)
  }

  private mutating func readOperand() throws(ConditionError) -> Condition.Operand {
    let token = next
    switch token.kind {
    case .number(let number):
      position += 1
      return .number(number)
    case .word:
      position += 1
      var metric = try Metric(word: token.text, at: token.position)
      if next.kind == .openBrace { metric.filter = try readFilter() }
      return .metric(metric)
    case .quoted, .comparison, .equals, .openParenthesis, .closeParenthesis, .openBrace, .closeBrace, .comma, .end:
      throw ConditionError("expected a metric or a number", at: token.position)
    }
  }

  private mutating func readFilter() throws(ConditionError) -> [Metric.Filter] {
    var filters: [Metric.Filter] = []
    repeat {
      position += 1
      let name = next
      guard name.kind == .word else { throw ConditionError("expected a dimension", at: name.position) }
      guard let dimension = Metric.dimension(name.text) else {
        throw ConditionError(
          unknown: name.text, among: Metric.dimensions.map(\.rawValue), what: "dimension", at: name.position)
      }
      position += 1
      guard next.kind == .equals else { throw ConditionError("expected = after the dimension", at: next.position) }
      position += 1
      guard next.kind == .quoted else { throw ConditionError("expected a text between \" and \"", at: next.position) }
      filters.append(Metric.Filter(dimension: dimension, text: String(next.text.dropFirst().dropLast())))
      position += 1
    } while next.kind == .comma
    guard next.kind == .closeBrace else { throw ConditionError("expected , or }", at: next.position) }
    position += 1
    return filters
  }

  private mutating func skip(word: String) -> Bool {
    guard next.kind == .word, next.text.lowercased() == word else { return false }
    position += 1
    return true
  }
}
