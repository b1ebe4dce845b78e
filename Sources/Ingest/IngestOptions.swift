package import Codec
package import Refunds

/// How input is to be read.
package struct IngestOptions: Sendable {
  /// The latest moment that a date may name: the clock of the run plus one day. Later dates count as unknown.
  package var latestPlausible: Instant
  /// The only format to be read; nil: each record by what it looks like.
  package var format: InputFormat?
  /// Which signatures are checked, and the roots under which they must have been made.
  package var verification: Verification
  /// Records that nobody signed are left out.
  package var requiresSigned = false

  /// How much of signed input is checked.
  package enum Verification: Sendable {
    case off
    /// The outermost signature, which covers the signed texts inside.
    case outer(TrustRoots)
    /// The signed texts inside, too.
    case all(TrustRoots)

    var roots: TrustRoots? {
      switch self {
      case .off: nil
      case .outer(let roots), .all(let roots): roots
      }
    }
  }

  package init(latestPlausible: Instant, format: InputFormat? = nil, verification: Verification = .off) {
    self.latestPlausible = latestPlausible
    self.format = format
    self.verification = verification
  }
}
