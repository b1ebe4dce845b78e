/// `--errors`.
package enum ErrorFormat: String, CaseIterable, Sendable {
  case text
  case json
}
