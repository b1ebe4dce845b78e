internal import Codec
internal import Refunds

/// Lines that the runtime of a container cut into pieces: Docker's json-file at 16 KiB, the CRI's files at the same size
/// with the letter `P` for a part and `F` for its end. The pieces of one line stand one below the other.
extension RecordReader {
  /// Reads the whole line whose first piece begins at an offset.
  ///
  /// - Returns: where the next record may begin; nil when there is no such piece, or its end is missing.
  mutating func readPieces(_ bytes: RawSpan, at start: Int, to count: Int) -> Int? {
    guard let first = ContainerLogPiece(bytes, at: start, to: count), first.goesOn else { return nil }
    var text: [UInt8] = []
    var piece = first
    while true {
      for position in piece.content { text.append(bytes.byte(at: position)) }
      if !piece.goesOn { break }
      let next = piece.lineEnd + 1
      guard next < count, let following = ContainerLogPiece(bytes, at: next, to: count),
        following.notation == first.notation
      else { return nil }
      piece = following
    }
    switch first.notation {
    case .docker: text = Array(#"{"log":""#.utf8) + text + Array(#""}"#.utf8)
    case .cri: break
    }
    let count = text.count
    payloadDepth += 1
    defer { payloadDepth -= 1 }
    let outcome = ByteBuffer(text).withBytes { readFragments($0, from: 0, to: count, RecordContext()) }
    if !outcome.found { reject(outcome.sawValue ? .notRecognized : .notJSON, "log line in pieces") }
    return piece.lineEnd
  }
}

/// One line of a container's log.
struct ContainerLogPiece {
  enum Notation: Hashable {
    case docker
    case cri(isStandardError: Bool)
  }

  let notation: Notation
  /// The text between quotes, escapes included, or behind the letter.
  let content: Range<Int>
  /// Whether the next piece belongs to the same line of the program.
  let goesOn: Bool
  let lineEnd: Int

  init?(_ bytes: RawSpan, at start: Int, to count: Int) {
    lineEnd = ByteSearch.first(0x0A, in: bytes, from: start, to: count) ?? count
    if let content = ContainerLogPiece.dockerContent(bytes, from: start, to: lineEnd) {
      notation = .docker
      self.content = content
      goesOn = !ContainerLogPiece.matches(bytes, content.upperBound - 2, content.upperBound, #"\n"#)
      return
    }
    guard let space = ByteSearch.first(0x20, in: bytes, from: start, to: min(lineEnd, start + 40)), space > start else {
      return nil
    }
    let isStandardError = ContainerLogPiece.matches(bytes, space, lineEnd, " stderr ")
    guard isStandardError || ContainerLogPiece.matches(bytes, space, lineEnd, " stdout ") else { return nil }
    let isPart = ContainerLogPiece.matches(bytes, space + 8, lineEnd, "P ")
    guard isPart || ContainerLogPiece.matches(bytes, space + 8, lineEnd, "F ") else { return nil }
    notation = .cri(isStandardError: isStandardError)
    content = space + 10..<lineEnd
    goesOn = isPart
  }

  // The text of a log is one string: its end is the first quote that no backslash escapes.
  private static func dockerContent(_ bytes: RawSpan, from start: Int, to end: Int) -> Range<Int>? {
    let opening = #"{"log":""#
    guard matches(bytes, start, end, opening) else { return nil }
    let first = start + opening.utf8.count
    var position = first
    while position < end && bytes.byte(at: position) != UInt8(ascii: "\"") {
      position += bytes.byte(at: position) == UInt8(ascii: "\\") ? 2 : 1
    }
    guard matches(bytes, position, end, #"","stream":"#) else { return nil }
    return first..<position
  }

  private static func matches(_ bytes: RawSpan, _ start: Int, _ end: Int, _ text: String) -> Bool {
    guard start >= 0, end - start >= text.utf8.count else { return false }
    for (offset, byte) in text.utf8.enumerated() where bytes.byte(at: start + offset) != byte { return false }
    return true
  }
}
