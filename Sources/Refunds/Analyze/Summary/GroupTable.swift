/// Numbers for combinations of values, without an allocation for each look: a chain of pairs, one link per value.
struct GroupTable {
  /// The values of each group.
  private(set) var groups: [[UInt32]] = []
  private var numbers: [UInt64: UInt32] = [:]
  private var links: [Link] = []

  private struct Link {
    var parent: UInt32
    var value: UInt32
  }

  /// The beginning of every chain.
  static let start: UInt32 = 0

  /// The link that follows another one with a value.
  mutating func link(after parent: UInt32, _ value: UInt32) -> UInt32 {
    let key = UInt64(parent) << 32 | UInt64(value)
    if let known = numbers[key] { return known }
    links.append(Link(parent: parent, value: value))
    numbers[key] = UInt32(links.count)
    return UInt32(links.count)
  }

  private var groupOfLink: [UInt32: Int] = [:]

  /// The number of the group with the values of a chain; chains of one table have one length.
  mutating func group(endingAt link: UInt32) -> Int {
    if let known = groupOfLink[link] { return known }
    var values: [UInt32] = []
    var next = link
    while next != GroupTable.start {
      values.append(links[Int(next) - 1].value)
      next = links[Int(next) - 1].parent
    }
    groups.append(values.reversed())
    groupOfLink[link] = groups.count - 1
    return groups.count - 1
  }
}
