/// How the store pays money back.
struct Grant: Sendable {
  enum Form: Sendable {
    /// REFUND_FULL with 100000.
    case full
    /// REFUND_PRORATED with thousandths of a percent.
    case prorated(Int64)
    /// Neither type nor percentage, as in everything that was signed before 2025-12-10.
    case untyped
  }

  enum Reason: Sendable {
    case developerIssue, other, absent
  }

  var reason: Reason
  var form: Form

  func revocation(at moment: Moment) -> Revocation {
    let code: Revocation.Reason? =
      switch reason {
      case .developerIssue: .code(1)
      case .other: .code(0)
      case .absent: nil
      }
    switch form {
    case .full: return Revocation(date: moment, reason: code, typeName: "REFUND_FULL", percentage: 100_000)
    case .prorated(let share):
      return Revocation(date: moment, reason: code, typeName: "REFUND_PRORATED", percentage: share)
    case .untyped: return Revocation(date: moment, reason: code)
    }
  }

  var category: Episode.Category {
    switch reason {
    case .developerIssue: .developerIssue
    case .other: .other
    case .absent: .unspecified
    }
  }

  var rule: Episode.Rule {
    switch reason {
    case .developerIssue: .reasonIssue
    case .other: .reasonOther
    case .absent: .reasonAbsent
    }
  }

  /// What goes back to the customer, with the ground on which it is known.
  func amount(ofPrice price: Int64) -> (ExactAmount, Episode.AmountBasis) {
    switch form {
    case .full: (ExactAmount(milliunits: price, milliPercent: 100_000), .percentage)
    case .prorated(let share): (ExactAmount(milliunits: price, milliPercent: share), .percentage)
    case .untyped: (ExactAmount(milliunits: price, milliPercent: 100_000), .assumedFullPrice)
    }
  }
}
