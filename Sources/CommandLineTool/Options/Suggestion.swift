/// Finds the word that was probably meant.
enum Suggestion {
  /// The only candidate that the word is the beginning of, else the nearest one if it is near: one slip for every
  /// three letters, at least one. Letter case is ignored. Of two that are equally near the first in the list is taken.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = word.lowercased()
    guard !typed.isEmpty else { return nil }
    let continued = candidates.filter { $0.lowercased().hasPrefix(typed) }
    if continued.count == 1 && typed.count > 1 { return continued[0] }
    let distances = candidates.map { EditDistance.between(typed, $0.lowercased()) }
    guard let least = distances.min(), least <= max(1, typed.count / 3), let place = distances.firstIndex(of: least)
    else { return nil }
    return candidates[place]
  }

  /// `did you mean --environment?`, else the advice given.
  static func advice(for word: String, among candidates: [String], prefix: String = "", otherwise: String) -> String {
    nearest(to: word, among: candidates).map { "did you mean \(prefix)\($0)?" } ?? otherwise
  }
}
