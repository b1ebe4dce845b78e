internal import Codec

/// The ways in which one key is spelled: as Apple does, and as databases and spreadsheets give it back (`transaction_id`,
/// `transactionid`).
enum FieldSpellings {
  /// The names for a JSON index: first all keys in the order of their fields, so that
  /// the numbers below their count stand for Apple's own spelling, then the other spellings.
  static let names = JSONNames(spellings.map(\.name))

  /// The field of a name by its number in `names`.
  static let fields: [FieldName] = spellings.map(\.field)

  private static let spellings: [(name: String, field: FieldName)] = {
    var spellings = FieldName.allCases.map { (name: $0.key, field: $0) }
    var known = Set(spellings.map(\.name))
    for field in FieldName.allCases {
      let camelCase = String(describing: field)
      for name in [camelCase, snakeCase(camelCase), camelCase.lowercased()] where known.insert(name).inserted {
        spellings.append((name, field))
      }
    }
    // The only key that Apple writes with a hyphen and that is asked for.
    spellings.append(("receipt-data", .receiptData))
    return spellings
  }()

  /// `transactionId` as `transaction_id`; runs of capitals are one word.
  static func snakeCase(_ camelCase: String) -> String {
    var words: [UInt8] = []
    var wasCapital = true
    for byte in camelCase.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isCapital && !wasCapital { words.append(UInt8(ascii: "_")) }
      words.append(isCapital ? byte | 0x20 : byte)
      wasCapital = isCapital
    }
    return String(decoding: words, as: UTF8.self)
  }
}
