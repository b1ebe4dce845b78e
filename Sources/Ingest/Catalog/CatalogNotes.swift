internal import Codec

/// Gathers what is odd in one catalogue, by kind.
struct CatalogNotes {
  private var places: [CatalogNote.Kind: Places] = [:]

  // Lines are counted once, at the end, and only for the places that are shown.
  private struct Places {
    var offsets: [Int] = []
    var count = 0
  }

  /// - Parameter offsets: where the rows or products begin that it is about.
  mutating func add(_ kind: CatalogNote.Kind, at offsets: Int...) {
    var known = places[kind] ?? Places()
    known.count += 1
    for offset in offsets where !known.offsets.contains(offset) && known.offsets.count < CatalogNote.linesKept {
      known.offsets.append(offset)
    }
    places[kind] = known
  }

  /// In the order of their kinds, with the lines of the text.
  func notes(on bytes: RawSpan) -> [CatalogNote] {
    CatalogNote.Kind.allCases.compactMap { kind in
      guard let places = places[kind] else { return nil }
      let lines = Set(places.offsets.map { CatalogReader.line(at: $0, in: bytes) })
      return CatalogNote(kind: kind, lines: lines.sorted(), count: places.count)
    }
  }
}
