internal import Refunds

/// The month in the title of the payments file: `(September, 2014)`, in the language of the account.
enum PaymentMonthName {
  static func month(inTitle title: String) -> PaymentMonth? {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let years = words.compactMap { word in word.utf8.count == 4 ? Int(word) : nil }.filter {
      possibleYears.contains($0)
    }
    if let year = years.last, let month = words.reversed().lazy.compactMap({ numbers[$0] }).first {
      return PaymentMonth(year: year, month: month)
    }
    return eastAsian(title)
  }

  // The App Store opened in 2008.
  private static let possibleYears = 2008...9999

  // 2026年3月, also with a comma or a space between the two.
  private static func eastAsian(_ title: String) -> PaymentMonth? {
    func number(before mark: Character) -> Int? {
      guard let end = title.lastIndex(of: mark) else { return nil }
      let digits = title[..<end].reversed().prefix { $0.isASCII && $0.isNumber }
      return Int(String(digits.reversed()))
    }
    guard let year = number(before: "年"), let month = number(before: "月"), possibleYears.contains(year),
      (1...12).contains(month)
    else { return nil }
    return PaymentMonth(year: year, month: month)
  }

  private static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for language in languages {
      for (position, name) in language.split(separator: " ").enumerated() { numbers[String(name)] = position + 1 }
    }
    return numbers
  }()

  // English, Spanish, French, German, Italian, Portuguese.
  private static let languages = [
    "january february march april may june july august september october november december",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  ]
}
