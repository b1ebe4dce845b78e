import Codec

/// A purchase and its refund as collectors of logs, queues and databases store them.
enum CollectorExamples {
  static var all: [Example] {
    let pair = [Sample.purchase, Sample.refund]
    let queue = JSONValue.object(["Records": .array(pair.map { .object(["body": text($0)]) })])
    let items = pair.map { JSONValue.object(["Item": attribute($0)["M"]]) }
    return [
      example("queue.json", queue.indented, "the event of a queue (SQS) with the notifications in strings"),
      example(
        "nested-strings.jsonl", .lines(pair.map { inStrings($0, levels: 3) }),
        "notifications in strings inside strings, three deep"),
      example(
        "search.json",
        JSONValue.object([
          "took": .integer(3),
          "hits": .object(["hits": .array(pair.map { .object(["_source": .object(["message": text($0)])]) })]),
        ]).indented, "the answer of a search in Elasticsearch"),
      example("items.jsonl", .lines(items), "items of DynamoDB, each value with its type"),
      example(
        "bigquery.jsonl", .lines(pair.map(bigQueryRow)),
        "rows of BigQuery: nested records in snake case, numbers and times as text"),
      example("app.log", log(pair), "a log with words before the JSON, one line in the pieces of a container runtime"),
    ]
  }

  /// A record in a member of an object, in a string of such a member, and so on.
  static func inStrings(_ record: JSONValue, levels: Int) -> JSONValue {
    (0..<levels).reduce(record) { inner, _ in .object(["message": text(inner)]) }
  }

  private static func example(_ name: String, _ content: [UInt8], _ what: String) -> Example {
    Example(path: "formats/collectors/\(name)", content: content, what: what, expected: .oneMonth())
  }

  private static func text(_ value: JSONValue) -> JSONValue { .string(String(decoding: value.compact, as: UTF8.self)) }

  private static func log(_ records: [JSONValue]) -> [UInt8] {
    let texts = records.map { String(decoding: $0.compact, as: UTF8.self) }
    let cut = texts[1].index(texts[1].startIndex, offsetBy: 200)
    return Array(
      """
      2026-03-02T08:00:01Z INFO received \(texts[0])
      2026-03-06T08:01:01.000000001Z stdout P \(texts[1][..<cut])
      2026-03-06T08:01:01.000000002Z stdout F \(texts[1][cut...])

      """.utf8)
  }

  /// A row as BigQuery exports it: whole numbers in quotes, names in the snake case of its columns, times with a zone.
  private static func bigQueryRow(_ notification: JSONValue) -> JSONValue {
    .object(["received_at": .string("2026-03-06 08:01:01.250000 UTC"), "notification": snakeCase(notification)])
  }

  private static func snakeCase(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .object(members.map { .init(name: snakeCase($0.name), value: snakeCase($0.value)) })
    case .array(let elements): .array(elements.map(snakeCase))
    case .integer(let number): .string(String(number))
    case .string, .number, .bool, .null: value
    }
  }

  private static func snakeCase(_ name: String) -> String {
    name.replacing("UUID", with: "Uuid").reduce(into: "") { text, character in
      text += character.isUppercase ? "_" + character.lowercased() : String(character)
    }
  }

  /// The notation of DynamoDB: an object that names the type around each value.
  private static func attribute(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .object(["M": .object(members.map { .init(name: $0.name, value: attribute($0.value)) })])
    case .array(let elements): .object(["L": .array(elements.map(attribute))])
    case .string(let text): .object(["S": .string(text)])
    case .integer(let number): .object(["N": .string(String(number))])
    case .number(let text): .object(["N": .string(text)])
    case .bool(let value): .object(["BOOL": .bool(value)])
    case .null: .object(["NULL": .bool(true)])
    }
  }
}
