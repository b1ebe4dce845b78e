internal import Codec
internal import Refunds

/// Error answers of the App Store Server API, which stand in export folders where a page should be (formats.md 3.11).
extension RecordReader {
  mutating func readErrorAnswer(_ index: JSONIndex, _ bytes: RawSpan) {
    note(.errorAnswer, RecordReader.meaning(ofErrorCode: text(ofCode: .errorCode, index, bytes)))
    count(.errorAnswer)
  }

  /// The code with its meaning; a code that is not known is explained by the HTTP status that it begins with.
  static func meaning(ofErrorCode code: String) -> String {
    guard code.utf8.count == 7, Int(code) != nil else { return "no error code of the App Store Server API" }
    return "\(code): \(errorMeanings[code] ?? httpMeaning(ofErrorCode: code))"
  }

  private static let errorMeanings = [
    "4000000": "bad request",
    "4000006": "invalid transaction id",
    "4000012": "the start date lies too far back",
    "4000185": "family transactions are not supported here",
    "4000187": "not an original transaction id",
    "4040001": "account not found",
    "4040002": "account not found, try again",
    "4040003": "app not found",
    "4040004": "app not found, try again",
    "4040005": "original transaction id not found",
    "4040006": "original transaction id not found, try again",
    "4040010": "transaction id not found",
    "4040019": "app transaction does not exist",
    "4290000": "rate limit exceeded",
    "5000000": "internal error of the App Store",
    "5000001": "internal error of the App Store, try again",
  ]

  private static func httpMeaning(ofErrorCode code: String) -> String {
    switch code.prefix(3) {
    case "400": "bad request"
    case "401": "not authorized"
    case "403": "forbidden"
    case "404": "not found"
    case "429": "rate limit exceeded"
    case "500": "internal error of the App Store"
    default: "unknown error"
    }
  }
}
