/// The text that `String(format: "%@", dictionary)` gives: an old-style property list (Apple's Property List Programming
/// Guide, "Old-Style ASCII Property Lists"), rewritten as JSON, so that readers know one notation only.
///
/// The notation has no types: every scalar becomes a text. `<null>`, as NSNull prints itself (with quotes in a
/// dictionary), becomes null. Hyphens in names become underscores: receipts of iOS 6 say `product-id` where all later
/// ones say `product_id`.
package struct PrintedDictionary {
  /// Dictionaries and arrays inside each other; the answers of the App Store have four.
  package static let depthLimit = 64

  /// What was rewritten so far.
  var json: [UInt8] = []
  var position: Int
  let end: Int

  private init(from start: Int, to end: Int) {
    position = start
    self.end = end
  }

  /// Rewrites the dictionary that begins at `start` and returns it with the offset behind it.
  package static func rewrite(
    _ bytes: RawSpan, from start: Int, to end: Int
  ) throws(PrintedDictionaryError) -> (json: [UInt8], end: Int) {
    var reader = PrintedDictionary(from: start, to: end)
    try reader.readValue(bytes, depth: 0)
    return (reader.json, reader.position)
  }

  /// Whether a dictionary begins here: after its brace stands a name and `=`, where JSON has a quoted name and a colon.
  package static func begins(_ bytes: RawSpan, at start: Int, to end: Int) -> Bool {
    guard start < end, bytes.byte(at: start) == UInt8(ascii: "{") else { return false }
    // Names are short; a long way to the end of one would be walked for every broken record.
    var reader = PrintedDictionary(from: start + 1, to: min(end, start + 512))
    reader.skipBlanks(bytes)
    guard (try? reader.readName(bytes)) != nil else { return false }
    reader.skipBlanks(bytes)
    return reader.next(bytes) == UInt8(ascii: "=")
  }

  // MARK: Structure

  private mutating func readValue(_ bytes: RawSpan, depth: Int) throws(PrintedDictionaryError) {
    switch next(bytes) {
    case UInt8(ascii: "{"): try readDictionary(bytes, depth: depth)
    case UInt8(ascii: "("): try readArray(bytes, depth: depth)
    case UInt8(ascii: "\""): try readQuotedValue(bytes)
    case UInt8(ascii: "<"): try readAngleValue(bytes)
    case .some: try readBareValue(bytes)
    case nil: throw PrintedDictionaryError(.unexpectedEnd, at: end)
    }
  }

  private mutating func readDictionary(_ bytes: RawSpan, depth: Int) throws(PrintedDictionaryError) {
    try open(UInt8(ascii: "{"), depth: depth)
    var isFirst = true
    skipBlanks(bytes)
    while !take(UInt8(ascii: "}"), bytes) {
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      try readName(bytes)
      skipBlanks(bytes)
      guard take(UInt8(ascii: "="), bytes) else { throw unexpected(.equalsSignMissing) }
      json.append(UInt8(ascii: ":"))
      skipBlanks(bytes)
      try readValue(bytes, depth: depth + 1)
      skipBlanks(bytes)
      // Data of today prints as `{length = 4, bytes = 0x01020304}`.
      let isSeparated = take(UInt8(ascii: ";"), bytes) || take(UInt8(ascii: ","), bytes)
      skipBlanks(bytes)
      guard isSeparated || next(bytes) == UInt8(ascii: "}") else { throw unexpected(.unexpectedCharacter) }
    }
    json.append(UInt8(ascii: "}"))
  }

  private mutating func readArray(_ bytes: RawSpan, depth: Int) throws(PrintedDictionaryError) {
    try open(UInt8(ascii: "["), depth: depth)
    var isFirst = true
    skipBlanks(bytes)
    while !take(UInt8(ascii: ")"), bytes) {
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      try readValue(bytes, depth: depth + 1)
      skipBlanks(bytes)
      let isSeparated = take(UInt8(ascii: ","), bytes)
      skipBlanks(bytes)
      guard isSeparated || next(bytes) == UInt8(ascii: ")") else { throw unexpected(.unexpectedCharacter) }
    }
    json.append(UInt8(ascii: "]"))
  }

  private mutating func open(_ bracket: UInt8, depth: Int) throws(PrintedDictionaryError) {
    guard depth < PrintedDictionary.depthLimit else { throw PrintedDictionaryError(.tooDeep, at: position) }
    json.append(bracket)
    position += 1
  }

  private mutating func readName(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    let start = json.count
    if next(bytes) == UInt8(ascii: "\"") { try appendQuoted(bytes) } else { try appendBare(bytes) }
    for place in start..<json.count where json[place] == UInt8(ascii: "-") { json[place] = UInt8(ascii: "_") }
  }

  // MARK: Bytes

  mutating func skipBlanks(_ bytes: RawSpan) {
    while position < end, PrintedDictionary.isBlank(bytes.byte(at: position)) { position += 1 }
  }

  mutating func take(_ byte: UInt8, _ bytes: RawSpan) -> Bool {
    guard next(bytes) == byte else { return false }
    position += 1
    return true
  }

  func next(_ bytes: RawSpan) -> UInt8? { position < end ? bytes.byte(at: position) : nil }

  /// The fault at the present position, or that the text ends there.
  func unexpected(_ fault: PrintedDictionaryError.Fault) -> PrintedDictionaryError {
    PrintedDictionaryError(position < end ? fault : .unexpectedEnd, at: position)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
