/// Findings gathered while reading, counted by kind and subject.
package struct FindingLog: Sendable {
  private var entries: [Key: Entry] = [:]

  private struct Key: Hashable, Sendable {
    var code: FindingCode
    var subject: String
  }

  private struct Entry: Sendable {
    var count: Int
    var places: [Finding.Place]
  }

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  package mutating func add(_ code: FindingCode, _ subject: String = "", at place: Finding.Place) {
    add(Finding(code: code, subject: subject, count: 1, places: [place]))
  }

  package mutating func add(_ finding: Finding) {
    let key = Key(code: finding.code, subject: finding.subject)
    var entry = entries[key] ?? Entry(count: 0, places: [])
    entry.count += finding.count
    entry.places = Array((entry.places + finding.places).sorted().prefix(Finding.placesKept))
    entries[key] = entry
  }

  package mutating func add(_ other: FindingLog) {
    for finding in other.sorted { add(finding) }
  }

  package func count(of code: FindingCode) -> Int {
    entries.reduce(0) { $0 + ($1.key.code == code ? $1.value.count : 0) }
  }

  /// All findings in a fixed order: by code, then subject (bytes).
  package var sorted: [Finding] {
    entries
      .map { Finding(code: $0.key.code, subject: $0.key.subject, count: $0.value.count, places: $0.value.places) }
      .sorted { ($0.code.rawValue, $0.subject) < ($1.code.rawValue, $1.subject) }
  }
}
