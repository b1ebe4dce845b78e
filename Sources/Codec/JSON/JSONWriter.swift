/// Writes JSON value by value (RFC 8259), with commas and line breaks in the right places.
///
/// A call that would not give JSON, such as a name outside an object, is an error of the program and stops it.
package struct JSONWriter: Sendable {
  package enum Layout: Sendable {
    /// No white space at all.
    case compact
    /// One member or element a line, each level two spaces further in.
    case indented
  }

  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  private enum Container {
    case array
    case object
  }

  private let layout: Layout
  private var open: [Container] = []
  /// Whether the innermost open array or object, or the line outside all, is still empty.
  private var isEmpty = true
  private var isAfterName = false

  package init(layout: Layout = .compact) {
    self.layout = layout
  }

  /// Hands over what was written and begins anew.
  package mutating func take() -> [UInt8] {
    precondition(open.isEmpty, "an array or object is still open")
    let taken = bytes
    bytes = []
    isEmpty = true
    return taken
  }

  /// Ends a line after a whole value: the next value is a new record of JSON Lines, or the file is done.
  package mutating func endLine() {
    precondition(open.isEmpty && !isEmpty, "a line feed belongs after a whole value")
    bytes.append(UInt8(ascii: "\n"))
    isEmpty = true
  }

  // MARK: Arrays and objects

  package mutating func beginObject() {
    begin(.object, UInt8(ascii: "{"))
  }

  package mutating func endObject() {
    end(.object, UInt8(ascii: "}"))
  }

  package mutating func beginArray() {
    begin(.array, UInt8(ascii: "["))
  }

  package mutating func endArray() {
    end(.array, UInt8(ascii: "]"))
  }

  /// The name of the member whose value is written next. That no name comes twice is left to the caller.
  package mutating func name(_ name: String) {
    precondition(open.last == .object && !isAfterName, "a name belongs into an object, before its value")
    separate()
    JSONQuotedText.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    isAfterName = true
  }

  // MARK: Values

  package mutating func string(_ text: String) {
    beginValue()
    JSONQuotedText.append(text, to: &bytes)
  }

  package mutating func integer(_ number: Int64) {
    beginValue()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// A number whose digits are written as they are, such as an amount of money: `12.90`.
  ///
  /// - Parameter text: a number by the grammar of JSON.
  package mutating func decimal(text: String) {
    precondition(JSONNumber.isNumber(text), "not a JSON number")
    beginValue()
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func bool(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  // MARK: Commas and lines

  private mutating func begin(_ container: Container, _ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    open.append(container)
    isEmpty = true
  }

  private mutating func end(_ container: Container, _ bracket: UInt8) {
    precondition(open.last == container && !isAfterName, "this is not what can be closed here")
    open.removeLast()
    if !isEmpty { breakLine() }
    bytes.append(bracket)
    isEmpty = false
  }

  private mutating func beginValue() {
    if isAfterName {
      isAfterName = false
      return
    }
    precondition(open.last == .array || open.isEmpty && isEmpty, "a value belongs after a name, into an array or alone")
    separate()
  }

  private mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    if !open.isEmpty { breakLine() }
    isEmpty = false
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
  }
}
