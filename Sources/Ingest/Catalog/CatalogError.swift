/// Why a file is no catalogue. Never holds anything of the file's content: it may be a key that was named by mistake.
package struct CatalogError: Error, Hashable, Sendable {
  /// From 1; nil where it is about the file as a whole.
  package var line: Int?
  package var what: String
  package var advice: String
}
