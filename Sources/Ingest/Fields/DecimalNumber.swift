internal import Codec

/// A decimal number of any notation (`4990`, `4990.0`, `1.743495457425E12`), held exactly: never as a Double, which
/// has no 29.99 and loses the last digits of long ids.
struct DecimalNumber: Hashable {
  private(set) var isNegative = false
  /// The value is `significand` times ten to the power of `exponent`, as far as 19 digits reach.
  private(set) var significand: UInt64 = 0
  private(set) var exponent = 0
  /// Whether digits other than 0 stood beyond the 19 that are kept.
  private(set) var droppedDigits = false

  /// A significand below this one takes a further digit and has 19 digits at most.
  private static var significandLimit: UInt64 { 1_000_000_000_000_000_000 }
  // Beyond this every number is either an overflow or nothing; the limit keeps the sum of exponents from overflowing.
  private static let exponentLimit = 100_000

  /// Reads the bytes of a range, spaces around them allowed.
  ///
  /// - Returns: nil when they are not one plain decimal number.
  init?(_ bytes: RawSpan, from start: Int, to end: Int) {
    if readPlainDigits(bytes, from: start, to: end) { return }
    var position = start
    var end = end
    while position < end && bytes.byte(at: position) == UInt8(ascii: " ") { position += 1 }
    while position < end && bytes.byte(at: end - 1) == UInt8(ascii: " ") { end -= 1 }
    readSign(bytes, at: &position, to: end)
    var digits = readDigits(bytes, at: &position, to: end, afterPoint: false)
    if position < end && bytes.byte(at: position) == UInt8(ascii: ".") {
      position += 1
      digits += readDigits(bytes, at: &position, to: end, afterPoint: true)
    }
    guard digits > 0, readExponent(bytes, at: &position, to: end), position == end else { return nil }
  }

  /// Reads a text.
  init?(_ text: String) {
    let bytes = ByteBuffer(Array(text.utf8))
    guard let number = bytes.withBytes({ DecimalNumber($0, from: 0, to: bytes.count) }) else { return nil }
    self = number
  }

  // Nearly all numbers are written so: up to 18 digits and nothing else.
  private mutating func readPlainDigits(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    guard end - start <= 18, start < end else { return false }
    var value: UInt64 = 0
    for position in start..<end {
      guard let digit = DecimalNumber.digit(bytes.byte(at: position)) else { return false }
      value = value &* 10 &+ digit
    }
    significand = value
    return true
  }

  private mutating func readSign(_ bytes: RawSpan, at position: inout Int, to end: Int) {
    guard position < end else { return }
    let sign = bytes.byte(at: position)
    isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { position += 1 }
  }

  private mutating func readDigits(_ bytes: RawSpan, at position: inout Int, to end: Int, afterPoint: Bool) -> Int {
    let start = position
    let limit = DecimalNumber.significandLimit
    while position < end, let digit = DecimalNumber.digit(bytes.byte(at: position)) {
      if significand < limit {
        significand = significand * 10 + digit
        if afterPoint { exponent -= 1 }
      } else {
        droppedDigits = droppedDigits || digit != 0
        if !afterPoint { exponent += 1 }
      }
      position += 1
    }
    return position - start
  }

  private mutating func readExponent(_ bytes: RawSpan, at position: inout Int, to end: Int) -> Bool {
    guard position < end, bytes.byte(at: position) | 0x20 == UInt8(ascii: "e") else { return true }
    position += 1
    guard position < end else { return false }
    let sign = bytes.byte(at: position)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
    let start = position
    var power = 0
    while position < end, let digit = DecimalNumber.digit(bytes.byte(at: position)) {
      power = min(power * 10 + Int(digit), DecimalNumber.exponentLimit)
      position += 1
    }
    exponent += sign == UInt8(ascii: "-") ? -power : power
    return position > start
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? UInt64(digit) : nil
  }

  /// The value times a power of ten, rounded down to a whole number.
  ///
  /// - Returns: nil when the result does not fit; `isExact` tells whether nothing was cut off.
  func scaled(byPowerOfTen power: Int) -> (floor: Int64, isExact: Bool)? {
    guard let parts = magnitude(byPowerOfTen: power) else { return nil }
    let isExact = parts.remainder == 0 && !droppedDigits
    if !isNegative { return Int64(exactly: parts.quotient).map { ($0, isExact) } }
    guard let positive = Int64(exactly: parts.quotient) else { return nil }
    return (isExact ? -positive : -positive - 1, isExact)
  }

  /// The magnitude times a power of ten, rounded to the nearest whole number, ties to the even one.
  func roundedMagnitude(byPowerOfTen power: Int) -> Int64? {
    guard let parts = magnitude(byPowerOfTen: power), let floor = Int64(exactly: parts.quotient) else { return nil }
    let half = parts.divisor / 2
    let isTie = parts.divisor > 1 && parts.remainder == half && !droppedDigits
    let isAbove = parts.divisor > 1 && parts.remainder >= half && !isTie
    let roundsUp = isAbove || isTie && floor % 2 == 1
    return roundsUp && floor < .max ? floor + 1 : floor
  }

  /// The whole number that this is; nil for one with a fraction and for one that does not fit.
  var whole: Int64? {
    if exponent == 0, !isNegative, !droppedDigits { return Int64(exactly: significand) }
    guard let result = scaled(byPowerOfTen: 0), result.isExact else { return nil }
    return result.floor
  }

  private func magnitude(byPowerOfTen power: Int) -> (quotient: UInt64, remainder: UInt64, divisor: UInt64)? {
    let shift = exponent + power
    if significand == 0 { return (0, 0, 1) }
    if shift == 0 { return (significand, 0, 1) }
    if shift >= 0 {
      guard shift < DecimalNumber.powersOfTen.count else { return nil }
      let product = significand.multipliedReportingOverflow(by: DecimalNumber.powersOfTen[shift])
      return product.overflow ? nil : (product.partialValue, 0, 1)
    }
    // A divisor beyond 10^19 is more than twice any significand, so that nothing but a remainder is left.
    guard -shift < DecimalNumber.powersOfTen.count else { return (0, 1, .max) }
    let divisor = DecimalNumber.powersOfTen[-shift]
    return (significand / divisor, significand % divisor, divisor)
  }

  private static let powersOfTen: [UInt64] = (0...19).reduce(into: [UInt64]()) { powers, _ in
    powers.append(powers.last.map { $0 * 10 } ?? 1)
  }
}
