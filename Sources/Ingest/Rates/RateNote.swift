/// Something odd in a file of exchange rates; the run goes on. One note stands for all oddities of its kind in a file.
package struct RateNote: Hashable, Sendable {
  package var kind: Kind
  /// Lines from 1, the smallest first, at most `linesKept`.
  package var lines: [Int]
  package var count: Int

  package static let linesKept = 6

  /// The raw value is the stable code that is printed.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case unreadable = "rate-unreadable"
    case contradiction = "rate-contradiction"
    case withoutRate = "rate-missing"
    case cutOff = "rate-cut-off"
  }
}

extension RateNote.Kind {
  /// What is odd, and what was done about it.
  package var words: String {
    switch self {
    case .unreadable: "a line has no readable date, currency or rate above 0: it is not used"
    case .contradiction: "two rates of one day differ: the later one in the file counts"
    case .withoutRate: "Apple paid nothing, or owed nothing, for a currency: there is no rate to be had from it"
    case .cutOff: "a quoted cell has no end: what follows is not read"
    }
  }

  package var advice: String {
    switch self {
    case .unreadable:
      "write 2026-04-13, codes such as USD, and a decimal point; in a table with semicolons a decimal comma"
    case .contradiction: "keep one rate for each day"
    case .withoutRate: "name another file with rates for it"
    case .cutOff: "close the quote, or export the table again"
    }
  }
}
