/// Who made a statement: Apple's servers, or StoreKit on a customer's device. Exposure compares what the two saw.
package enum Channel: UInt8, Hashable, Sendable, CaseIterable {
  case server
  case device
}
