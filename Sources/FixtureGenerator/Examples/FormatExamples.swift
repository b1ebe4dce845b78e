/// One small readable input for each format that can be read (formats.md 1 to 3).
package enum FormatExamples {
  package static func all(_ signer: Signer) throws -> [Example] {
    try NotificationExamples.all(signer) + AnswerExamples.all(signer) + RecordExamples.all(signer)
      + CollectorExamples.all + DeviceExamples.all + ReceiptExamples.all + KeptReceiptExamples.all + TableExamples.all
      + VendorExamples.all
      + FactsExamples.all() + [CatalogueExamples.storekit]
  }
}
