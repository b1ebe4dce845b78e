/// What was counted for each group, by the number of the group; a group begins with nothing.
struct GroupContents<Content> {
  private(set) var contents: [Content] = []
  private let empty: Content

  init(empty: Content) {
    self.empty = empty
  }

  subscript(number: Int) -> Content {
    get { contents[number] }
    _modify {
      while contents.count <= number { contents.append(empty) }
      yield &contents[number]
    }
  }
}
