/// Something odd in the input. The run goes on; the finding is printed once per kind, with a count.
package struct Finding: Hashable, Sendable {
  package var code: FindingCode
  /// What exactly was odd, as far as one kind has several: the unknown value, the field name, the parser's words.
  /// Findings with the same code and subject are counted together.
  package var subject: String
  package var count: Int
  /// The first places, smallest first, at most `Finding.placesKept`.
  package var places: [Place]

  /// One place in the input.
  package struct Place: Hashable, Comparable, Sendable {
    package var origin: Origin
    /// Byte offset of the record in its (unpacked) file; nil where a finding is about a transaction.
    package var byteOffset: Int?

    /// Byte offset of the very byte that is wrong, where one byte is.
    package var faultOffset: Int?

    package init(origin: Origin, byteOffset: Int?, faultOffset: Int? = nil) {
      self.origin = origin
      self.byteOffset = byteOffset
      self.faultOffset = faultOffset
    }

    package static func < (left: Place, right: Place) -> Bool { left.origin < right.origin }
  }

  package static let placesKept = 3

  package init(code: FindingCode, subject: String, count: Int, places: [Place]) {
    self.code = code
    self.subject = subject
    self.count = count
    self.places = places
  }
}
