import Codec
import Refunds

/// Members whose value may be missing: `null` says so, in the place where a reader looks for it.
extension JSONWriter {
  mutating func member(_ name: String, _ text: String?) {
    self.name(name)
    if let text { string(text) } else { null() }
  }

  mutating func member(_ name: String, _ number: Int?) {
    self.name(name)
    if let number { integer(Int64(number)) } else { null() }
  }

  mutating func member(_ name: String, _ instant: Instant?) {
    member(name, instant?.text)
  }

  mutating func member(_ name: String, _ texts: [String]) {
    self.name(name)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
