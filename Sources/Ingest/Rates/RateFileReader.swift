internal import Codec
package import Refunds

/// Reads a file of `--rates`, told apart by its content and never by its name.
package enum RateFileReader {
  /// Twenty years of rates of every day are some megabytes; a wrong name must not fill the memory.
  package static let largestByteCount = 1 << 28

  /// What a file says, and what is odd about it.
  package struct Reading: Sendable {
    package var source: RateSource
    package var notes: [RateNote]
  }

  /// - Parameters:
  ///   - file: unpacked.
  ///   - name: as the user named it: the source of every rate.
  /// - Throws: the file holds no rates.
  package static func read(_ file: [UInt8], name: String) throws(RateFileError) -> Reading {
    if file.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      throw RateFileError(what: "the file is a ZIP archive", advice: "unpack it and name the file inside")
    }
    let text = utf8(file)
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    guard let first = text.first(where: { !isBlank($0) }) else {
      throw RateFileError(what: "the file of rates is empty", advice: "download it again")
    }
    let lines: RateLines
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): lines = try OpenExchangeRates.read(text)
    case UInt8(ascii: "<"):
      throw RateFileError(what: "the rates are XML or a web page", advice: "download them as CSV")
    default: lines = try textLines(text)
    }
    if lines.rates.isEmpty {
      throw RateFileError(
        line: lines.notes.first?.lines.first, what: "the file has the form of rates, but no rate in it can be read",
        advice: RateNote.Kind.unreadable.advice)
    }
    return Reading(source: RateSource(name: name, rates: lines.rates), notes: lines.notes)
  }

  private static func textLines(_ text: [UInt8]) throws(RateFileError) -> RateLines {
    let report = ReportLines(text)
    if PaymentsReportReader.isPayments(report) { return try PaymentRates.read(report) }
    if let prices = PriceLines.read(text) { return prices }
    return try RateTableReader.read(text)
  }

  // Spreadsheets save UTF-16 and byte order marks.
  private static func utf8(_ file: [UInt8]) -> [UInt8] {
    let buffer = ByteBuffer(file)
    if buffer.withBytes({ UTF16Text.begins($0, count: file.count) }) {
      return buffer.withBytes { UTF16Text.utf8($0, count: file.count) }
    }
    return file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
  }
}
