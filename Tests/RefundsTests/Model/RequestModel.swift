import Refunds

/// The requests of section 2 of rules.md, read literally.
extension TimelineModel {
  /// Outcomes of the requests, oldest first.
  var outcomes: [String] {
    var outcomes: [String] = []
    var isPending = false
    for (index, statement) in statements.enumerated() {
      if statement.kind == .request {
        if !isPending { outcomes.append("pending") }
        isPending = true
      } else if statement.kind == .declined {
        // A refusal whose request is not in the input stands for one; a repeated refusal says nothing new.
        if isPending { outcomes.removeLast() }
        if isPending || outcomes.last != "declined" { outcomes.append("declined") }
        isPending = false
      } else if isPending, let episode = episodeDecided(by: index) {
        outcomes[outcomes.count - 1] = episode.end == nil ? "granted" : "reversed"
        isPending = false
      }
    }
    return outcomes
  }

  /// The episode that becomes a refund with this statement; a REFUND decides whatever it is taken for.
  private func episodeDecided(by index: Int) -> EpisodeModel? {
    guard let episode = episodes.first(where: { $0.members.contains(index) }) else { return nil }
    if statements[index].kind == .refund { return episode }
    var before = episode
    before.members = episode.members.filter { $0 < index }
    var after = episode
    after.members = episode.members.filter { $0 <= index }
    return after.classified.counts && !before.classified.counts ? episode : nil
  }
}
