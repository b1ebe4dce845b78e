/// A line of eight heights that shows a series in the width of a word.
enum Sparkline {
  private static let marks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The lowest mark is 0, the highest the greatest value.
  static func text(_ values: [Int]) -> String {
    let greatest = values.max() ?? 0
    return String(values.map { greatest == 0 ? marks[0] : marks[$0 * (marks.count - 1) / greatest] })
  }
}
