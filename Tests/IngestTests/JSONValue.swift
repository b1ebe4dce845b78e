import Codec

@testable import Ingest

/// Indexes one JSON value and lends its root to a reader of single values.
func withJSONValue<Result>(_ text: String, _ body: (RawSpan, JSONNode) throws -> Result) throws -> Result {
  let storage = Array(text.utf8) + [UInt8](repeating: 0, count: JSONIndex.paddingBytes)
  var index = JSONIndex(names: FieldSpellings.names)
  _ = try unsafe index.read(storage.span.bytes, at: 0)
  return try unsafe body(storage.span.bytes, index[0])
}
