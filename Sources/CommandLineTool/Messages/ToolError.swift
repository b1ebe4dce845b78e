/// Why a run cannot do, in part or at all, what it was asked: what, where, and what to do next.
package struct ToolError: Error, Hashable, Sendable {
  package var code: ErrorCode
  package var what: String
  package var place: MessagePlace?
  /// What the user can do now: a suggestion, a right spelling, where to read more.
  package var next: String?
  /// The text in which something is wrong, to be shown with a mark.
  package var excerpt: Excerpt?

  package struct Excerpt: Hashable, Sendable {
    package var text: String
    /// Number of the character, counted from 1; one more than there are is the end.
    package var position: Int

    package init(text: String, position: Int) {
      self.text = text
      self.position = position
    }
  }

  package init(_ code: ErrorCode, _ what: String, at place: MessagePlace? = nil, next: String? = nil) {
    self.code = code
    self.what = what
    self.place = place
    self.next = next
  }

  package var status: ExitStatus { code.status }
}

/// Something that the user should know although the run goes on: a finding in the input, printed once per kind.
package struct ToolNotice: Hashable, Sendable {
  /// The stable code: `price-has-fraction`.
  package var code: String
  package var what: String
  package var place: MessagePlace?
  package var next: String?

  package init(_ code: String, _ what: String, at place: MessagePlace? = nil, next: String? = nil) {
    self.code = code
    self.what = what
    self.place = place
    self.next = next
  }
}
