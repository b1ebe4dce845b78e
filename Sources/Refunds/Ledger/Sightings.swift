/// Through which channels a revocation was heard of, and when first. Refunded access stays open until then.
package struct Sightings: Hashable, Sendable {
  /// The first statement of Apple's servers about it; nil where none came or none had a time.
  package private(set) var serverAt: Instant?
  /// The first statement of StoreKit on a device about it.
  package private(set) var deviceAt: Instant?
  package private(set) var isKnownToServer = false
  package private(set) var isKnownToDevice = false

  mutating func add(_ statement: Statement) {
    switch statement.channel {
    case .server:
      isKnownToServer = true
      serverAt = [serverAt, statement.time].compactMap(\.self).min()
    case .device:
      isKnownToDevice = true
      deviceAt = [deviceAt, statement.time].compactMap(\.self).min()
    }
  }
}
