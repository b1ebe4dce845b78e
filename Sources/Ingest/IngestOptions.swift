package import Refunds

/// How input is to be read.
package struct IngestOptions: Sendable {
  /// The latest moment that a date may name: the clock of the run plus one day. Later dates count as unknown.
  package var latestPlausible: Instant
  /// The only format to be read; nil: each record by what it looks like.
  package var format: InputFormat?

  package init(latestPlausible: Instant, format: InputFormat? = nil) {
    self.latestPlausible = latestPlausible
    self.format = format
  }
}
