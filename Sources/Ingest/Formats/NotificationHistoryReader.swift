internal import Codec
internal import Refunds

/// Pages of Get Notification History (formats.md 3.6). `sendAttempts` are attempts of delivery, not notifications.
extension RecordReader {
  mutating func readNotificationHistory(_ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext) {
    var context = outer
    context.source = .notification
    context.slot = .notificationHistory
    let notifications = fields[.notificationHistory]
    endPage(hasMore: flag(.hasMore, index, bytes))
    guard let notifications else { return }
    readValue(notifications, index, bytes, context)
  }
}
