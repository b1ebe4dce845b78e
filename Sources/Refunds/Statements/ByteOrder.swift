/// Order of texts by their bytes. Swift's own order of strings follows Unicode normalisation, under which two
/// different ids can be equal.
package enum ByteOrder {
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// -1, 0 or 1.
  package static func compare(_ left: String, _ right: String) -> Int {
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return precedes(left, right) ? -1 : 1
  }
}
