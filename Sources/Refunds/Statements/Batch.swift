/// What one stretch of one input file says: a value of its own, made without looking at any other batch.
package struct Batch: Sendable {
  /// Number of the file in the order of the inputs.
  package var file: UInt32
  /// Records of this stretch; statements and findings number theirs from 1 within the batch.
  package var recordCount = 0
  package var statements = StatementList()
  package var rareFacts: [RareFacts] = []
  package var symbols = SymbolTable()
  package var withoutTransaction: [RecordGroup: Int] = [:]
  package var unreadable = 0
  /// Records whose signature did not convince, and unsigned ones where a signature was demanded.
  package var leftOut: [LeftOutReason: Int] = [:]
  /// Signed records that were verified, by their signer.
  package var signers: [Signer: Int] = [:]
  package var findings = FindingLog()

  package init(file: UInt32) {
    self.file = file
  }
}
