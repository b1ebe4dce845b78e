import Ingest
import Refunds

/// What a text reads as, for tests of catalogues.
func catalog(_ text: String) throws -> CatalogReader.Reading { try CatalogReader.read(Array(text.utf8)) }

extension CatalogReader.Reading {
  /// `code lines count`, once for each kind of oddity.
  var oddities: [String] {
    notes.map { note in
      "\(note.kind.rawValue.dropFirst("catalog-".count)) \(note.lines.map(String.init).joined(separator: ",")) \(note.count)"
    }
  }
}
