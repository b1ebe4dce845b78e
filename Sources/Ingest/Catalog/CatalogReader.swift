internal import Codec
package import Refunds

/// Reads the file of `--catalog`, told apart by its content: a StoreKit configuration is a JSON object, anything else a
/// table.
package enum CatalogReader {
  /// A table of every product in every storefront has some ten thousand rows; a wrong name must not fill the memory.
  package static let largestByteCount = 1 << 26

  /// What a file says, and what is odd about it.
  package struct Reading: Sendable {
    package var catalog = Catalog()
    package var notes: [CatalogNote] = []
  }

  /// - Throws: the file holds no catalogue.
  package static func read(_ file: [UInt8]) throws(CatalogError) -> Reading {
    let text = ByteBuffer(utf8(file))
    let start = text.withBytes { bytes in
      (0..<text.count).first { ![0x20, 0x09, 0x0A, 0x0D].contains(bytes.byte(at: $0)) }
    }
    guard let start else {
      throw CatalogError(what: "the catalogue is empty", advice: "name a .storekit file or a table of products")
    }
    var reading = try text.withBytes { (bytes) throws(CatalogError) in
      switch bytes.byte(at: start) {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        try StoreKitConfigurationReader.read(bytes, from: start, count: text.count)
      default: try CatalogTableReader.read(bytes, count: text.count)
      }
    }
    if reading.catalog.isEmpty { reading.notes.append(CatalogNote(kind: .withoutProducts, lines: [], count: 1)) }
    return reading
  }

  // Spreadsheets save UTF-16 and byte order marks.
  private static func utf8(_ file: [UInt8]) -> [UInt8] {
    let isUTF16 = ByteBuffer(file).withBytes { UTF16Text.begins($0, count: file.count) }
    if isUTF16 { return ByteBuffer(file).withBytes { UTF16Text.utf8($0, count: file.count) } }
    return file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
  }

  /// The line of a byte, from 1. Lines end with LF, CR LF or CR.
  static func line(at offset: Int, in bytes: RawSpan) -> Int {
    var line = 1
    for position in 0..<offset {
      let byte = bytes.byte(at: position)
      if byte == 0x0A || byte == 0x0D && bytes.byte(at: position + 1) != 0x0A { line += 1 }
    }
    return line
  }
}
