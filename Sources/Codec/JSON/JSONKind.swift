/// The kinds of JSON values (RFC 8259).
@usableFromInline
package enum JSONKind: UInt8, Hashable, Sendable {
  case null
  case `false`
  case `true`
  case number
  case string
  case array
  case object
}
