import Render

extension String {
  /// The text as it may go to a terminal: every character that `HiddenCharacters` names is shown as `\u{…}`.
  var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if HiddenCharacters.contains(scalar) {
        HiddenCharacters.append(scalar, to: &bytes)
      } else {
        bytes += String(scalar).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
