import Refunds

/// The words that say how far a run is, made of what was counted and nothing else. All of them are ASCII, so that
/// characters are columns.
enum ProgressLine {
  /// `reading 520 MB of 1.07 GB (48 %), 120,000 records/s, 5 s left`.
  ///
  /// - Parameters:
  ///   - totalBytes: nil where nobody knows it, as of a pipe. A file that has grown meanwhile has made it wrong; then
  ///     nothing is said of it.
  ///   - records: those that are done. Until the first one nothing is known of their rate.
  ///   - limit: characters that the line may have. Of too much the rate goes first, then the time left.
  static func reading(
    bytes: Int, of totalBytes: Int?, records: Int, elapsedMilliseconds: Int64, limit: Int
  ) -> String {
    var amount = "reading \(byteText(bytes))"
    var timeLeft: String?
    if let totalBytes, totalBytes > 0, bytes <= totalBytes {
      amount += " of \(byteText(totalBytes)) (\(percent(bytes, of: totalBytes)) %)"
      timeLeft = timeLeftText(bytes, of: totalBytes, elapsedMilliseconds).map { "\($0) left" }
    }
    let rate = rateText(records, elapsedMilliseconds)
    return longest([[amount, rate, timeLeft], [amount, timeLeft], [amount]], limit)
  }

  /// `working on 1,200,000 records, 14 s so far`: what comes after the reading, of which nobody knows how long it takes.
  static func working(records: Int, elapsedMilliseconds: Int64, limit: Int) -> String {
    let work = "working on \(Digits.grouped(records)) \(records == 1 ? "record" : "records")"
    let time = durationText(seconds: max(0, elapsedMilliseconds) / 1000)
    return longest([[work, "\(time) so far"], [work]], limit)
  }

  // A line that is wrapped could not be drawn over.
  private static func longest(_ choices: [[String?]], _ limit: Int) -> String {
    let lines = choices.map { $0.compactMap(\.self).joined(separator: ", ") }
    return lines.first { $0.utf8.count <= limit } ?? String((lines.last ?? "").prefix(max(0, limit)))
  }

  /// Three digits and a decimal unit, cut rather than rounded: `999 B`, `1.07 GB`, `512 MB`.
  private static func byteText(_ bytes: Int) -> String {
    let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    var unit = 0
    var scale = 1
    while unit + 1 < units.count, bytes / scale >= 1000 {
      scale *= 1000
      unit += 1
    }
    let whole = bytes / scale
    let thousandths = unit == 0 ? 0 : bytes % scale / (scale / 1000)
    let digits = unit == 0 ? 0 : 3 - String(whole).count
    let fraction = Digits.padded(Int64(thousandths), to: 3).prefix(digits)
    return "\(whole)\(fraction.isEmpty ? "" : ".")\(fraction) \(units[unit])"
  }

  private static func percent(_ bytes: Int, of totalBytes: Int) -> Int {
    Int(Double(bytes) * 100 / Double(totalBytes))
  }

  /// Since the start. More than three digits would change at each look.
  private static func rateText(_ records: Int, _ elapsedMilliseconds: Int64) -> String? {
    guard records > 0, elapsedMilliseconds > 0,
      let perSecond = Int(exactly: (Double(records) * 1000 / Double(elapsedMilliseconds)).rounded(.down))
    else { return nil }
    if perSecond == 0 { return "less than 1 record/s" }
    var scale = 1
    while perSecond / scale >= 1000 { scale *= 10 }
    return "\(Digits.grouped(perSecond / scale * scale)) \(perSecond == 1 ? "record" : "records")/s"
  }

  /// As long as the rest takes at the speed so far, rounded up; nil where it is done, where nothing has come yet, and
  /// where it would be days: a pause at the start says nothing of the rest.
  private static func timeLeftText(_ bytes: Int, of totalBytes: Int, _ elapsedMilliseconds: Int64) -> String? {
    guard bytes > 0, bytes < totalBytes, elapsedMilliseconds > 0 else { return nil }
    let seconds = Double(totalBytes - bytes) * Double(elapsedMilliseconds) / (Double(bytes) * 1000)
    return seconds <= secondsPerDay ? durationText(seconds: Int64(seconds.rounded(.up))) : nil
  }

  private static let secondsPerDay = 86_400.0

  /// `42 s`, `2 min 5 s`, `1 h 30 min`.
  private static func durationText(seconds: Int64) -> String {
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
  }
}
