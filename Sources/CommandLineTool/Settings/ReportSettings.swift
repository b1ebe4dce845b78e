import Refunds

extension SettingsReader {
  /// `--sections` and `--preset`: what a report consists of, in this order. Whoever names Apple's reports gets the bridge to
  /// them in any case; whoever names rates gets the estimates, unless sections are chosen on a higher level than rates, as
  /// on the command line against a config file.
  mutating func sections() -> [SectionName] {
    var sections = askedSections()
    let isCompared = !values(of: .apple).isEmpty
    if isCompared && !sections.contains(.bridge) {
      sections.insert(.bridge, at: sections.firstIndex(of: .coverage) ?? sections.endIndex)
    }
    if !isCompared, sections.contains(.bridge), let value = value(of: .sections) {
      refuse(value, "the section bridge needs Apple's reports", next: "name them with --apple")
    }
    let asksForEstimates = level(of: .commission).map { $0 <= level(of: .sections) ?? .max } ?? false
    if asksForEstimates && !sections.contains(.revenue) {
      let place = sections.firstIndex { $0 == .bridge || $0 == .coverage }
      sections.insert(.revenue, at: place ?? sections.endIndex)
    }
    return sections
  }

  private mutating func askedSections() -> [SectionName] {
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
