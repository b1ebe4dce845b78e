package import Codec

/// A JSON value with its members in the order in which they are written.
package indirect enum JSONValue: Sendable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  case integer(Int64)
  /// A number with its digits as written, such as `1.743495457425E12`.
  case number(String)
  case bool(Bool)
  case null

  package struct Member: Sendable {
    package var name: String
    package var value: JSONValue
  }

  /// An object without the members that are nil, since Apple leaves out what it does not know.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .integer(let number): writer.integer(number)
    case .number(let text): writer.decimal(text: text)
    case .bool(let value): writer.bool(value)
    case .null: writer.null()
    }
  }

  /// The bytes on one line, without a line feed.
  package var compact: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.take()
  }

  /// The bytes over several lines, with a line feed at the end.
  package var indented: [UInt8] {
    var writer = JSONWriter(layout: .indented)
    write(to: &writer)
    writer.endLine()
    return writer.take()
  }
}

extension JSONValue {
  /// A moment in milliseconds.
  static func moment(_ moment: Moment) -> JSONValue { .integer(moment.milliseconds) }

  /// An id: digits in quotation marks.
  static func identifier(_ identifier: Int64) -> JSONValue { .string(String(identifier)) }

  /// The value with some members set, added at the end or removed by nil; how examples are varied.
  package func with(_ changes: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    guard case .object(var members) = self else { return self }
    for (name, value) in changes {
      let index = members.firstIndex { $0.name == name }
      if let index, let value {
        members[index].value = value
      } else if let index {
        members.remove(at: index)
      } else if let value {
        members.append(Member(name: name, value: value))
      }
    }
    return .object(members)
  }
}
