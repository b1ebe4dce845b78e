internal import Codec

/// The plain values of one record of a vendor, by the names of its columns or the paths of its members, without what
/// tells spellings apart: `event.transactionid`, `refundedat`.
struct VendorValues {
  private var texts: [String: String] = [:]

  init() {}

  /// The members of an object, those of objects inside it under the names of both. Objects that describe customers are
  /// passed over.
  init(of object: Int, _ index: JSONIndex, _ bytes: RawSpan) {
    add(object, prefix: "", index, bytes)
  }

  private static let objects: Set<String> = [
    "app", "event", "event.properties", "event.receipt", "eventproperties", "price", "revenue", "transaction", "user",
  ]
  private static let subscriptions = "user.subscriptions"

  private mutating func add(_ object: Int, prefix: String, _ index: JSONIndex, _ bytes: RawSpan) {
    var child = object + 1
    while child < index[object].next {
      let node = index[child]
      let name = prefix + TableHeader.normalized(index.nameText(at: child, in: bytes))
      switch node.kind {
      case .string, .number: self[name] = JSONText.string(bytes, node)
      case .true: self[name] = "true"
      case .false: self[name] = "false"
      case .object: if VendorValues.objects.contains(name) { add(child, prefix: name + ".", index, bytes) }
      case .array: if name == VendorValues.subscriptions { addEnvironments(child, index, bytes) }
      case .null: break
      }
      child = node.next
    }
  }

  // The environments of a list of subscriptions, each under the id of its chain.
  private mutating func addEnvironments(_ list: Int, _ index: JSONIndex, _ bytes: RawSpan) {
    var child = list + 1
    while child < index[list].next {
      if index[child].kind == .object {
        var subscription = VendorValues()
        subscription.add(child, prefix: "", index, bytes)
        self[VendorValues.environmentName(ofChain: subscription["originaltransactionid"])] = subscription["environment"]
      }
      child = index[child].next
    }
  }

  private static func environmentName(ofChain identifier: String) -> String { "\(subscriptions).\(identifier)" }

  /// The environment of the subscription with this original transaction id, in a list of the customer's subscriptions.
  func environment(ofChain identifier: String) -> String { self[VendorValues.environmentName(ofChain: identifier)] }

  /// A text; empty where there is none.
  subscript(_ name: String) -> String {
    get { texts[name] ?? "" }
    set { if texts[name] == nil { texts[name] = newValue } }
  }

  /// The first of several names that has a text.
  func first(_ names: String...) -> String { names.lazy.map { self[$0] }.first { !$0.isEmpty } ?? "" }

  /// Vendors write `true`, `True`, `t` and `1`; nil where nothing of the kind stands.
  func flag(_ name: String) -> Bool? {
    let text = self[name].lowercased()
    if ["true", "t", "1", "yes"].contains(text) { return true }
    return ["false", "f", "0", "no"].contains(text) ? false : nil
  }

  /// An amount in thousandths of the currency unit, rounded half to even: vendors compute, and some print more digits.
  /// Nil where there is none, or no plain number.
  func milliunits(_ name: String) -> Int64? {
    guard let number = DecimalNumber(self[name]), let magnitude = number.roundedMagnitude(byPowerOfTen: 3) else {
      return nil
    }
    return number.isNegative ? -magnitude : magnitude
  }

  /// A date as the reader of dates takes it. Texts without a zone are UTC, as the vendors document; spreadsheets drop
  /// the zero of an hour.
  func date(_ name: String) -> String {
    let text = self[name]
    guard text.utf8.count <= 26, let space = text.firstIndex(where: { $0 == " " || $0 == "T" }),
      text[..<space].utf8.count == 10
    else { return text }
    var time = String(text[text.index(after: space)...])
    if time.firstIndex(of: ":").map({ time.distance(from: time.startIndex, to: $0) }) == 1 { time = "0" + time }
    let hasZone = time.contains { "Zz+-".contains($0) } || time.hasSuffix("UTC")
    return text[..<space] + "T" + time + (hasZone ? "" : "Z")
  }

  /// A Unix time in seconds as milliseconds; other texts as they are.
  func seconds(_ name: String) -> String { Int64(self[name]).map { String($0 * 1000) } ?? date(name) }
}
