import Codec

/// The terminal at standard error as progress needs it, apart from the machine, so that a test can give it another one
/// and another time. It is used from a thread of its own.
package struct ProgressTerminal: Sendable {
  /// Milliseconds since any moment that stays the same.
  package var clockMilliseconds: @Sendable () -> Int64
  /// Characters on a line; nil where it does not say.
  package var columnCount: @Sendable () -> Int?
  /// Another program talks with the user now.
  package var isInBackground: @Sendable () -> Bool
  package var write: @Sendable ([UInt8]) -> Void

  package init(
    clockMilliseconds: @escaping @Sendable () -> Int64, columnCount: @escaping @Sendable () -> Int?,
    isInBackground: @escaping @Sendable () -> Bool, write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.clockMilliseconds = clockMilliseconds
    self.columnCount = columnCount
    self.isInBackground = isInBackground
    self.write = write
  }

  /// That of this process.
  package static let standardError = ProgressTerminal(
    clockMilliseconds: { Machine.elapsedMilliseconds }, columnCount: { StandardStream.error.columnCount },
    isInBackground: { StandardStream.error.isInBackground },
    write: { bytes in try? StandardStream.error.write(bytes) })
}
