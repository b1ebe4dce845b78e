internal import Codec

/// Where the known members of one JSON object stand in its index; filled by one pass over the members and reused.
///
/// A member that is `null` counts as absent, as everywhere in this tool (rules.md 3).
struct ObjectFields {
  private(set) var present: FieldSet = []
  private var positions = [Int](repeating: 0, count: FieldName.allCases.count)
  private let spellings = FieldSpellings.fields

  /// Forgets the last object.
  mutating func clear() { present = [] }

  /// Forgets the last object and notes the members of the one at a position.
  mutating func fill(_ index: JSONIndex, object: Int) {
    present = []
    let end = index[object].next
    var child = object + 1
    while child < end {
      let node = index[child]
      if case .null = node.kind {
        // Absent.
      } else if node.name >= 0 {
        let field = spellings[node.name]
        // Apple's own spelling counts where an object has several.
        if node.name < positions.count || !present.contains(field) { positions[field.rawValue] = child }
        present.insert(field)
      }
      child = node.next
    }
  }

  /// The position of a member's value; nil when the object has none.
  subscript(name: FieldName) -> Int? {
    present.contains(name) ? positions[name.rawValue] : nil
  }
}
