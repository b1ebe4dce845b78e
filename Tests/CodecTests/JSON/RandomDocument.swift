/// Makes a random JSON text and, apart from it, the tree that it means.
struct RandomDocument {
  var random: SeededRandom
  private var text: [UInt8] = []

  init(random: SeededRandom) {
    self.random = random
  }

  mutating func make(names: [String]) -> (text: [UInt8], tree: JSONTree) {
    let tree = value(depth: 0, names: names)
    space()
    return (text, tree)
  }

  private mutating func pick(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func space() {
    guard pick(4) == 0 else { return }
    for _ in 0..<pick(12) { text.append([0x20, 0x20, 0x20, 0x09, 0x0A, 0x0D][pick(6)]) }
  }

  private mutating func value(depth: Int, names: [String]) -> JSONTree {
    space()
    // Mostly containers at the root, none below the fourth level.
    switch depth == 0 ? pick(7) : depth < 4 ? 2 + pick(9) : 5 + pick(6) {
    case 0, 1, 2:
      return object(depth: depth, names: names)
    case 3, 4:
      return array(depth: depth, names: names)
    case 5, 6, 7:
      return .string(string())
    case 8, 9:
      return number()
    default:
      let choice = pick(3)
      text += Array(["null", "true", "false"][choice].utf8)
      return [.null, .bool(true), .bool(false)][choice]
    }
  }

  private mutating func number() -> JSONTree {
    var digits = pick(2) == 0 ? "" : "-"
    digits += pick(4) == 0 ? "0" : String(1 + pick(pick(2) == 0 ? 10 : 2_000_000_000_000_000))
    if pick(3) == 0 { digits += "." + String(pick(100_000)) }
    if pick(5) == 0 { digits += ["e", "E", "e+", "E-"][pick(4)] + String(pick(20)) }
    text += Array(digits.utf8)
    return .number(digits)
  }

  private mutating func array(depth: Int, names: [String]) -> JSONTree {
    text.append(UInt8(ascii: "["))
    var elements: [JSONTree] = []
    for position in 0..<pick(6) {
      if position > 0 { text.append(UInt8(ascii: ",")) }
      elements.append(value(depth: depth + 1, names: names))
      space()
    }
    space()
    text.append(UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func object(depth: Int, names: [String]) -> JSONTree {
    text.append(UInt8(ascii: "{"))
    var members: [JSONTree.Member] = []
    var known = names.shuffled(using: &random)
    for position in 0..<pick(9) {
      if position > 0 { text.append(UInt8(ascii: ",")) }
      space()
      // A number in front keeps unknown names apart from each other, also for Foundation's canonical equivalence.
      let name = pick(2) == 0 ? known.popLast() ?? "\(position)" : "\(position)" + characters()
      write(name)
      space()
      text.append(UInt8(ascii: ":"))
      members.append(JSONTree.Member(name: name, value: value(depth: depth + 1, names: names)))
      space()
    }
    space()
    text.append(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func string() -> String {
    let content = characters()
    write(content)
    return content
  }

  private mutating func characters() -> String {
    let alphabet = Array(
      "abcXYZ019 ._-/\"\\\u{0}\n\t\u{1F}\u{7F}éßЖ日本\u{2028}\u{FFFD}\u{FFFF}😀\u{10FFFF}\u{301}".unicodeScalars)
    let size = pick(4) == 0 ? 40 : 8
    var content = String.UnicodeScalarView()
    for _ in 0..<pick(size) { content.append(alphabet[pick(pick(3) == 0 ? alphabet.count : 14)]) }
    return String(content)
  }

  /// Some characters must be escaped; of the others one in eight is.
  private mutating func write(_ content: String) {
    text.append(UInt8(ascii: "\""))
    for scalar in content.unicodeScalars {
      if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || pick(8) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: pick(2) == 0)
          text += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        }
      } else {
        text += Array(String(scalar).utf8)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
