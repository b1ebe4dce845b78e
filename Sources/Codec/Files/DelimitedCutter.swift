/// Cuts CSV after line feeds outside quoted cells (RFC 4180). A quote opens a cell only at its start, so that inches and
/// stray quotes inside a cell do no harm.
struct DelimitedCutter: RecordCutter {
  private static let quote = UInt8(ascii: "\"")

  private let delimiter: UInt8
  private var position = 0
  private var isInQuotes = false
  /// Where the last quoted cell ended.
  private var closingQuote: Int?
  private var best: Int?

  init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  mutating func cut(_ bytes: RawSpan, count: Int, limit: Int) -> Int? {
    // A line feed counts only once the byte after it is known, so the last byte waits until there is more.
    let known = count - 1
    while position < known {
      if best != nil, position > limit { return best }
      let nextQuote = ByteSearch.first(DelimitedCutter.quote, in: bytes, from: position, to: known)
      if isInQuotes {
        position = nextQuote.map { $0 + 1 } ?? known
        isInQuotes = nextQuote == nil
        closingQuote = nextQuote
        continue
      }
      if let found = walkLines(bytes, to: nextQuote ?? known, limit: limit) { return found }
      guard let nextQuote else { break }
      isInQuotes = opensCell(nextQuote, bytes)
      position = nextQuote + 1
    }
    return best
  }

  /// Walks over the line feeds up to `end`; answers a cut as soon as no better one can follow.
  private mutating func walkLines(_ bytes: RawSpan, to end: Int, limit: Int) -> Int? {
    while let lineFeed = ByteSearch.first(0x0A, in: bytes, from: position, to: end) {
      position = lineFeed + 1
      if LineCutter.continuesDocument(bytes.byte(at: position)) { continue }
      if position > limit { return best ?? position }
      best = position
    }
    position = max(position, end)
    return nil
  }

  /// A quote opens a cell at the start of the block or a cell; right behind a closing quote it was a doubled one.
  private func opensCell(_ quote: Int, _ bytes: RawSpan) -> Bool {
    if quote == 0 || quote - 1 == closingQuote { return true }
    let before = bytes.byte(at: quote - 1)
    return before == delimiter || before == 0x0A || before == 0x0D
  }

  mutating func advance() {
    position = 0
    isInQuotes = false
    closingQuote = nil
    best = nil
  }

  /// The delimiter of a line that looks like the header of a table.
  static func delimiter(ofHeader bytes: RawSpan, from start: Int, to end: Int) -> UInt8? {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0, 0]
    var isInQuotes = false
    for position in start..<end {
      let byte = bytes.byte(at: position)
      if byte == quote { isInQuotes.toggle() }
      if byte == UInt8(ascii: "{") || byte < 0x20 && byte != 0x09 && byte != 0x0D { return nil }
      if !isInQuotes, let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return start < end && bytes.byte(at: start) == quote ? candidates[0] : nil
    }
    return candidates[index]
  }
}
