/// The attributes of an app receipt or of one purchase in it (formats.md 4.4): a SET of SEQUENCEs of a type, a version
/// and an OCTET STRING with the value.
package struct ReceiptAttributes: Sendable {
  package struct Attribute: Hashable, Sendable {
    package var type: Int64
    package var value: Range<Int>
  }

  package let list: [Attribute]

  /// Reads a set that fills the range; nil where anything in it is damaged.
  package init?(_ bytes: RawSpan, in range: Range<Int>) {
    guard let set = DERElement(bytes, at: range.lowerBound, to: range.upperBound), set.tag == DERElement.set,
      set.content.upperBound == range.upperBound, let elements = DERElement.all(bytes, in: set.content)
    else { return nil }
    var list: [Attribute] = []
    for element in elements {
      guard element.tag == DERElement.sequence, let parts = DERElement.all(bytes, in: element.content),
        parts.count == 3, let type = parts[0].integer(bytes), parts[2].tag == DERElement.octetString
      else { return nil }
      list.append(Attribute(type: type, value: parts[2].content))
    }
    self.list = list
  }
}
