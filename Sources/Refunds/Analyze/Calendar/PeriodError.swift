/// Why a text is no period or date, with the character at which reading it failed.
package struct PeriodError: Error, Hashable, Sendable {
  /// What is wrong, in words.
  package var problem: String
  /// Number of the character at which it is wrong, counted from 1.
  package var position: Int

  package init(_ problem: String, at position: Int) {
    self.problem = problem
    self.position = position
  }

  /// `month 13 does not exist, at character 6`.
  package var message: String { "\(problem), at character \(position)" }
}
