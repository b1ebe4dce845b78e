/// Alerts in plain words. Every number of a sentence stands in the table of alerts, too.
extension Alerts {
  /// What a report begins with: what stands out, or that nothing does and how much was looked at.
  package var lead: [String] {
    guard let first = alerts.first else { return [tests.isEmpty ? whyNothingWasTested : nothingStandsOut] }
    var sentences = [sentence(first)]
    if let dispersion = first.dispersion, dispersion >= 2 {
      let times = NumberWords.short(dispersion) ?? ""
      sentences[0] +=
        " The weeks before already varied \(times) times as much as chance makes them: such a rise is less rare than p says."
    }
    let scope = "of \(Digits.grouped(testedGroups)) groups tested in \(Digits.grouped(tests.count)) comparisons"
    return sentences + [alerts.count == 1 ? "Nothing else stands out, \(scope)." : "\(alsoRaised), \(scope)."]
  }

  // A fault of everything raises hundreds of groups; the table has them all.
  private var alsoRaised: String {
    let others = alerts.dropFirst()
    var names = others.prefix(4).map { "\(noun($0.measure)) of \(subject($0.group))" }
    if others.count > names.count { names.append("\(Digits.grouped(others.count - names.count)) more") }
    return "Also raised, perhaps by the same cause: \(names.joined(separator: "; "))"
  }

  /// One alert in one sentence.
  package func sentence(_ test: AlertTest) -> String {
    let counted = "\(Digits.grouped(test.observed)) of \(Digits.grouped(test.purchases)) purchases within \(ageWords)"
    let before = "\(Digits.grouped(test.baselineObserved)) of \(Digits.grouped(test.baselinePurchases))"
    let builds = test.group.breadth == 0 ? ", all builds" : ""
    return
      "\(sentenceStart(test)) rose from \(percent(test.baselineRate)) to \(percent(test.rate)) \(sinceWords(test)) "
      + "(corrected \(NumberWords.probability(test.corrected)); \(counted); "
      + "\(AlertRule.baselineWeeks) weeks before: \(before)\(builds))."
  }

  /// `2026-W12`, or `2026-W12 to 2026-W13`.
  func weekWords(_ first: Int, _ last: Int) -> String {
    first == last ? weeks[first].label : "\(weeks[first].label) to \(weeks[last].label)"
  }

  var ageWords: String { rule.days == 1 ? "1 day" : "\(rule.days) days" }

  private var nothingStandsOut: String {
    let comparisons = "\(Digits.grouped(testedGroups)) groups tested in \(Digits.grouped(tests.count)) comparisons"
    let weeks = "purchases up to week \(weeks.last?.label ?? "")"
    guard let smallest = tests.first, smallest.corrected < AlertRule.significance else {
      let corrected = smallestCorrected.map { NumberWords.probability($0) } ?? ""
      return
        "Nothing stands out: \(comparisons), \(weeks), refunds within \(ageWords); smallest corrected \(corrected)."
    }
    return "Nothing stands out enough for an alert: \(comparisons), \(weeks), refunds within \(ageWords). The most "
      + "unusual are \(noun(smallest.measure)) of \(subject(smallest.group)) with \(Digits.grouped(smallest.observed)) "
      + "of \(Digits.grouped(smallest.purchases)) purchases, on too few refunds to be sure."
  }

  private var whyNothingWasTested: String {
    if weeks.count < Alerts.leastWeeks {
      return "There is too little history to tell what is unusual: \(Alerts.leastWeeks) whole weeks are needed whose "
        + "purchases are \(ageWords) old, and the input has \(weeks.count)"
        + (firstDay.map { "; its first statement is of \($0.text)" } ?? "") + "."
    }
    return "There are too few purchases to tell what is unusual: \(AlertRule.leastPurchases) are needed in the weeks "
      + "tested and in the \(AlertRule.baselineWeeks) weeks before."
  }

  private func sinceWords(_ test: AlertTest) -> String {
    let build = test.group.version.isNone ? "" : "build \(ledger.text(test.group.version)), "
    return test.until == test.weeks.upperBound - 1
      ? "since \(build)week \(weeks[test.since].label)"
      : "\(build.isEmpty ? "in " : "on " + build)\(test.since == test.until ? "week" : "weeks") "
        + weekWords(test.since, test.until)
  }

  // The build is named by the words after it.
  private func sentenceStart(_ test: AlertTest) -> String {
    let noun = noun(test.measure)
    let start = test.measure == .refunds ? noun.prefix(1).uppercased() + noun.dropFirst() : noun
    switch test.group {
    case .version(let product, _): return "\(start) of \(ledger.text(product))"
    case .product, .storefront: return "\(start) of \(subject(test.group))"
    case .overall: return "\(start) overall"
    }
  }

  private func subject(_ group: AlertGroup) -> String {
    switch group {
    case .version(let product, let version): "\(ledger.text(product)) on build \(ledger.text(version))"
    case .product(let product): ledger.text(product)
    case .storefront(let storefront): "storefront \(ledger.text(storefront))"
    case .overall: "all purchases"
    }
  }

  private func noun(_ measure: AlertMeasure) -> String {
    switch measure {
    case .developerIssue: "developerIssue refunds"
    case .refunds: "refunds of any reason"
    }
  }

  private func percent(_ rate: Double) -> String { NumberWords.percent(rate) ?? "" }
}
