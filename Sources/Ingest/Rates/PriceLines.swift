internal import Refunds

/// Prices of plain-text books: `P 2026-04-13 USD 0.8559 EUR` of hledger and ledger, `2026-04-13 price USD 0.8559 EUR` of
/// beancount. All other lines of a journal are nothing to this reader.
enum PriceLines {
  /// - Returns: nil where no line is a price.
  static func read(_ text: [UInt8]) -> RateLines? {
    var rates = RateLines()
    var hasPrices = false
    var isComment = false
    for (index, line) in TextLines.lines(of: text[...]).enumerated() {
      // hledger and ledger pass over what stands between the two.
      if line.isDirective("comment") { isComment = true }
      if line.isDirective("end comment") { isComment = false }
      guard !isComment, let price = Price(line) else { continue }
      hasPrices = true
      // Books also hold prices of shares and funds, which are not for refunds.
      guard price.isOfCurrencies else { continue }
      rates.add(price.from, price.to, price.ratio, on: price.date, line: index + 1)
    }
    return hasPrices ? rates : nil
  }

  private struct Price {
    let date: CivilDate?
    let from: String?
    let to: String?
    let ratio: Ratio?
    let isOfCurrencies: Bool

    init?(_ line: ArraySlice<UInt8>) {
      // What is indented belongs to a transaction.
      if line.isIndented { return nil }
      // A comment may follow: `;` in all three programs.
      let text = String(decoding: line.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      var words = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" }).map(String.init)
      guard let first = words.first else { return nil }
      if first == "P" && words.count > 1 {
        words.removeFirst()
        // hledger takes a time of the day and passes over it.
        if words.count > 1, words[1].contains(":") { words.remove(at: 1) }
        date = RateValue.date(words.removeFirst())
      } else if words.count > 1 && words[1] == "price", let day = RateValue.date(first) {
        date = day
        words.removeFirst(2)
      } else {
        return nil
      }
      guard let commodity = words.first else { return nil }
      from = Price.code(commodity)
      let amount = words.dropFirst()
      let code = amount.lazy.compactMap(Price.code).first
      to = code
      ratio = amount.count == 2 ? amount.lazy.compactMap(RateValue.ratio).first : nil
      isOfCurrencies = from != nil && (code != nil || amount.count < 2)
    }

    private static func code(_ text: String) -> String? {
      let name =
        text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
      return CatalogValue.code(name) == name ? name : nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line is this word, alone.
  fileprivate func isDirective(_ word: String) -> Bool {
    let words = String(decoding: self, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\t" })
    return !isIndented && words.joined(separator: " ") == word
  }

  fileprivate var isIndented: Bool { first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") }
}
