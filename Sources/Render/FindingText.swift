package import Refunds

/// Findings as lines for standard error: what was odd, how often, where, what was done about it and what to do next.
///
///     warning: price-has-fraction "9.99" (3×): hooks.jsonl, record 12, byte 4711 …: A price has a fraction, …
package enum FindingText {
  /// Longer subjects are cut: a finding names what is odd and never prints a payload.
  private static let longestSubject = 80

  /// One line per finding, with its line feed. The names of the input files stand in the order in which `Origin.file`
  /// counts; with colour everything behind the code is dim.
  package static func lines(_ findings: [Finding], files: [String], color: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    for finding in findings {
      bytes += "warning: \(finding.code.rawValue)".utf8
      if color { bytes += TerminalText.Weight.dim.rawValue.utf8 }
      TerminalText.append(details(of: finding, files: files), to: &bytes)
      if color { bytes += TerminalText.Weight.normal.rawValue.utf8 }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func details(of finding: Finding, files: [String]) -> String {
    let subject = finding.subject.isEmpty ? "" : " \"\(shortened(finding.subject))\""
    var places = finding.places.map { words(for: $0, files: files) }.joined(separator: "; ")
    if finding.count > finding.places.count && !finding.places.isEmpty { places += " …" }
    let what = "\(finding.code.meaning) \(finding.code.treatment) \(finding.code.advice)"
    return "\(subject) (\(Digits.grouped(finding.count))×): \(places.isEmpty ? "" : places + ": ")\(what)"
  }

  private static func words(for place: Finding.Place, files: [String]) -> String {
    let name = fileName(place.origin, in: files)
    // Record 0 stands for the input as a whole.
    let record = place.origin.record == 0 ? nil : "record \(place.origin.record)"
    let byte = (place.faultOffset ?? place.byteOffset).map { "byte \($0)" }
    return [name, record, byte].compactMap(\.self).joined(separator: ", ")
  }

  private static func shortened(_ subject: String) -> String {
    let start = String.UnicodeScalarView(subject.unicodeScalars.prefix(longestSubject))
    return start.count < subject.unicodeScalars.count ? String(start) + "…" : subject
  }

  /// A finding about input without a name still says which input it was.
  static func fileName(_ origin: Origin, in files: [String]) -> String {
    let number = Int(origin.file)
    return files.indices.contains(number) ? files[number] : "input \(number + 1)"
  }
}
