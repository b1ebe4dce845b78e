import Refunds

/// A rate as it is typed: `30`, `com.example.pro=15`, `storefront:USA=15`, each with or without a percent sign.
struct RateText {
  enum Scope: Hashable {
    case everything
    /// Three letters.
    case storefront(String)
    case product(String)

    var words: String {
      switch self {
      case .everything: "everything"
      case .storefront(let code): "the storefront \(code)"
      case .product(let identifier): "the product \(identifier)"
      }
    }
  }

  struct Fault: Error {
    var problem: String
    var advice: String
  }

  static let wholeMilliPercent: Int64 = 100_000
  private static let storefrontPrefix = "storefront:"
  private static let grammar = "write it like 30, com.example.pro=15 or storefront:USA=15, in percent"

  let scope: Scope
  /// Thousandths of a percent, from 0 to 100 %.
  let milliPercent: Int64

  init(_ text: String) throws(Fault) {
    // A product id may hold anything; the rate is what follows the last sign.
    let split = text.lastIndex(of: "=")
    scope = try RateText.scope(split.map { String(text[..<$0]) })
    milliPercent = try RateText.rate(split.map { String(text[text.index(after: $0)...]) } ?? text)
  }

  private static func scope(_ text: String?) throws(Fault) -> Scope {
    guard let text else { return .everything }
    guard text.hasPrefix(storefrontPrefix) else {
      if text.isEmpty { throw Fault(problem: "no product stands before =", advice: grammar) }
      return .product(text)
    }
    let code = String(text.dropFirst(storefrontPrefix.count))
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) else {
      throw Fault(problem: "\"\(code)\" is no storefront", advice: "write its letters: storefront:USA=15")
    }
    return .storefront(CountryCodes.storefront(ofCountry: code))
  }

  private static func rate(_ text: String) throws(Fault) -> Int64 {
    let hasSign = text.hasSuffix("%")
    guard let number = ExactDecimal(hasSign ? String(text.dropLast()) : text) else {
      throw Fault(problem: "\"\(text)\" is no percentage", advice: grammar)
    }
    guard let milliPercent = number.multiplied(by: ExactDecimal(1000))?.wholeNumber else {
      throw Fault(problem: "\"\(text)\" has more than three digits after the point", advice: "round it to three")
    }
    guard (0...wholeMilliPercent).contains(Int64(milliPercent)) else {
      throw Fault(problem: "\"\(text)\" is not between 0 and 100 %", advice: grammar)
    }
    // 0.30 is likelier to be meant as 30 % than as a third of a percent; either would change the numbers a hundredfold.
    if !hasSign && (1..<1000).contains(milliPercent) {
      throw Fault(
        problem: "\"\(text)\" could be a share or a percentage", advice: "write 30 for 30 %, or 0.3% with the sign")
    }
    return Int64(milliPercent)
  }
}
