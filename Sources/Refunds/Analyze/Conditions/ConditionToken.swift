/// A piece of a condition with the number of its first character, counted from 1.
struct ConditionToken: Hashable, Sendable {
  var kind: Kind
  var position: Int
  /// As written, for messages.
  var text: String

  enum Kind: Hashable, Sendable {
    /// A percentage is a hundredth of its digits: `3%` is 0.03.
    case number(Double)
    /// A metric, a dimension, `and` or `or`.
    case word
    case quoted
    case comparison(Condition.Comparison)
    /// The single sign between a dimension and its value.
    case equals
    case openParenthesis
    case closeParenthesis
    case openBrace
    case closeBrace
    case comma
    case end
  }
}
