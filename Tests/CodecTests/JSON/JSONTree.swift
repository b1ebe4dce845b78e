import Codec

/// A whole JSON text as a tree, as the tests compare it.
indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  /// The digits as written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  struct Member: Equatable {
    var name: String
    var value: JSONTree
  }

  /// Swift compares strings by canonical equivalence; these tests compare bytes.
  static func == (left: JSONTree, right: JSONTree) -> Bool {
    left.compactBytes == right.compactBytes
  }

  var compactBytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.take()
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .number(let text): writer.decimal(text: text)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The tree of a text that holds one value and nothing but white space after it.
  static func reading(
    _ content: [UInt8], with index: inout JSONIndex, names: [String] = []
  ) throws(JSONError) -> JSONTree {
    try PaddedText(content).withBytes { bytes throws(JSONError) in
      let end = try index.read(bytes, at: 0)
      for position in end..<content.count where ![0x20, 0x09, 0x0A, 0x0D].contains(content[position]) {
        throw JSONError(fault: .unexpectedCharacter, byteOffset: position)
      }
      return JSONTree(index, at: 0, in: bytes, names: names)
    }
  }

  private init(_ index: JSONIndex, at position: Int, in bytes: RawSpan, names: [String]) {
    let node = index[position]
    var children: [Int] = []
    var child = position + 1
    while child < node.next {
      children.append(child)
      child = index[child].next
    }
    switch node.kind {
    case .null: self = .null
    case .false: self = .bool(false)
    case .true: self = .bool(true)
    case .number: self = .number(JSONText.string(bytes, node))
    case .string: self = .string(JSONText.string(bytes, node))
    case .array: self = .array(children.map { JSONTree(index, at: $0, in: bytes, names: names) })
    case .object:
      self = .object(
        children.map { child in
          let name = index[child].name
          return Member(
            name: name >= 0 ? names[name] : index.nameText(at: child, in: bytes),
            value: JSONTree(index, at: child, in: bytes, names: names))
        })
    }
  }
}

/// A text with the zero bytes after it that an index asks for.
struct PaddedText {
  private let storage: [UInt8]

  init(_ content: some Sequence<UInt8>) {
    storage = Array(content) + Array(repeating: 0, count: JSONIndex.paddingBytes)
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  func withBytes<Result, Failure>(_ body: (RawSpan) throws(Failure) -> Result) throws(Failure) -> Result {
    // Unsafe only for elements with padding; bytes have none.
    try body(unsafe storage.span.bytes)
  }
}
