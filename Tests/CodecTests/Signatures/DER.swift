/// Writes the few forms of DER (X.690) that test certificates are made of.
enum DER {
  static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    switch content.count {
    case ..<0x80: [tag, UInt8(content.count)] + content
    case ..<0x100: [tag, 0x81, UInt8(content.count)] + content
    default: [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
    }
  }

  static func sequence(_ parts: [UInt8]...) -> [UInt8] { value(0x30, parts.flatMap { $0 }) }
  static func integer(_ number: Int8) -> [UInt8] { value(0x02, [UInt8(bitPattern: number)]) }
  static func octets(_ content: [UInt8]) -> [UInt8] { value(0x04, content) }
  static func bits(_ content: [UInt8], unused: UInt8 = 0) -> [UInt8] { value(0x03, [unused] + content) }
  static func yes() -> [UInt8] { value(0x01, [0xFF]) }
  static func utcTime(_ text: String) -> [UInt8] { value(0x17, Array(text.utf8)) }

  /// A name with nothing but a common name.
  static func name(_ commonName: String) -> [UInt8] {
    sequence(value(0x31, sequence(identifier("2.5.4.3"), value(0x0C, Array(commonName.utf8)))))
  }

  static func identifier(_ text: String) -> [UInt8] {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return value(0x06, [UInt8(numbers[0] * 40 + numbers[1])] + numbers.dropFirst(2).flatMap(base128))
  }

  private static func base128(_ number: Int) -> [UInt8] {
    var digits = [UInt8(number & 0x7F)]
    var rest = number >> 7
    while rest > 0 {
      digits.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return digits
  }
}
