/// `Transaction.jsonRepresentation` as apps upload it: Apple's own keys and a mark of the device (formats.md 5.1).
package enum DeviceTransactions {
  package static func record(_ transaction: Transaction) -> JSONValue {
    Payload.transaction(transaction, signedAt: TransactionPages.askedAt).with([
      "deviceVerification": .string("bWFkZSB1cCwgbm8gZGV2aWNl"),
      "deviceVerificationNonce": .string("00000000-0000-4000-8000-000000000777"),
    ])
  }
}
