/// One thing to read, or why it cannot be read; the position in the list of inputs is its number everywhere.
package struct Input: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case standardInput
    case path(FilePath)
    /// Found to be missing or unreadable while the arguments were expanded.
    case unreadable(FileError)
  }

  package var place: Place
  /// As the user would write it; `stdin` for standard input.
  package var name: String

  package static let standardInput = Input(place: .standardInput, name: "stdin")

  package init(path: FilePath) {
    self.init(place: .path(path), name: path.text)
  }

  init(place: Place, name: String) {
    self.place = place
    self.name = name
  }

  /// How many bytes it holds as it is stored; nil for standard input, pipes and devices, of which nobody knows it. What
  /// cannot be read holds nothing.
  package var byteCount: Int? {
    switch place {
    case .standardInput: return nil
    case .unreadable: return 0
    case .path(let path):
      do throws(FileError) {
        let status = try path.status()
        return status.isRegular ? status.byteCount : nil
      } catch {
        return 0
      }
    }
  }
}
