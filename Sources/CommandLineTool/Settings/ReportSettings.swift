import Refunds

extension SettingsReader {
  /// `--sections` and `--preset`: what a report consists of, in this order.
  mutating func sections() -> [SectionName] {
    let preset = value(of: .preset).flatMap { word($0, as: ReportPreset.self) } ?? .quality
    guard let value = value(of: .sections) else { return preset.sections }
    if self.value(of: .preset) != nil, level(of: .preset) == level(of: .sections) {
      refuse(value, "--sections and --preset both say what the report consists of", next: "give one of them")
    }
    guard let text = text(value) else { return [] }
    var sections: [SectionName] = []
    for part in parts(of: text) {
      let name = part.lowercased().replacing("-", with: "_")
      let known = word(name, in: value, among: SectionName.allCases.map(\.rawValue)).flatMap(
        SectionName.init(rawValue:))
      guard let known else { continue }
      if sections.contains(known) {
        refuse(value, "the section \(known.rawValue) is named twice", next: "name each section once")
      } else {
        sections.append(known)
      }
    }
    return sections
  }
}
