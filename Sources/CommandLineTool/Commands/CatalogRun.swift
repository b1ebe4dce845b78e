import Codec
import Ingest
import Refunds

/// Reads the files of `--catalog`, in the order in which they were named.
struct CatalogRun {
  private(set) var catalog = Catalog()
  private(set) var notices: [ToolNotice] = []

  /// - Throws: a file that is missing (exit 66) or no catalogue (exit 65). Numbers without what was asked to complete them
  ///   would look as if nothing were missing.
  init(_ paths: [String]) throws(ToolError) {
    for path in paths {
      let reading = try CatalogRun.read(path)
      catalog.take(reading.catalog)
      notices += reading.notes.map { CatalogRun.notice($0, path) }
    }
  }

  private static func read(_ path: String) throws(ToolError) -> CatalogReader.Reading {
    let file: [UInt8]
    do throws(FileError) {
      file = try TextFile.bytes(of: path, limit: CatalogReader.largestByteCount)
    } catch {
      throw ToolError(
        .inputMissing, "the catalogue cannot be opened: \(error.reason)", at: .file(path: path),
        next: "--catalog takes a .storekit file or a table of products")
    }
    do throws(CatalogError) {
      return try CatalogReader.read(file)
    } catch {
      let place = error.line.map { MessagePlace.line(path: path, line: $0) } ?? .file(path: path)
      throw ToolError(.inputUnusable, error.what, at: place, next: error.advice)
    }
  }

  private static func notice(_ note: CatalogNote, _ path: String) -> ToolNotice {
    let place = note.lines.first.map { MessagePlace.line(path: path, line: $0) } ?? .file(path: path)
    let lines = note.lines.count > 1 ? ", lines \(note.lines.map(String.init).joined(separator: ", "))" : ""
    return ToolNotice(
      note.kind.rawValue, "\(note.kind.words) (\(Digits.grouped(note.count))×\(lines))", at: place,
      next: note.kind.advice)
  }
}
