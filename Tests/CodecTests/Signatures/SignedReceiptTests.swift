import Codec
import Foundation
import Testing

/// Receipts that the program `openssl` signs under roots of its own (RFC 5652, formats.md 4.4 and 6.2).
struct SignedReceiptTests {
  // The certificates of `openssl x509` begin now.
  private static let moment = Int64(Date().timeIntervalSince1970 * 1000) + 60_000
  private static let content: [UInt8] = [0x31, 0x00]

  private static func signed(
    leaf: String = "leaf", _ change: (inout [UInt8]) -> Void = { _ in }
  ) throws -> (receipt: SignedReceipt, root: [UInt8])? {
    let command = try OpenSSLCommand()
    let files = try command.makeReceipt(content, leaf: leaf)
    var receipt = files.receipt
    change(&receipt)
    let changed = receipt
    return (
      try ByteBuffer(changed).withBytes { try SignedReceipt($0, count: changed.count) }, files.root
    )
  }

  private static func fault(of receipt: SignedReceipt, _ root: [UInt8]?, at moment: Int64 = moment) throws
    -> ReceiptFault?
  {
    var roots = TrustRoots()
    if let root { try roots.add(root, at: Self.moment) }
    do throws(ReceiptFault) {
      let signer = try receipt.verify(under: roots, at: moment)
      #expect(signer.root == 0)
      #expect(roots.roots.count == 1, "signed texts get no new root")
      return nil
    } catch {
      return error
    }
  }

  @Test func aReceiptUnderItsRootIsVerified() throws {
    let (receipt, root) = try #require(try Self.signed())
    #expect(try receipt.content() == Self.content)
    #expect(try Self.fault(of: receipt, root) == nil)
    #expect(try Self.fault(of: receipt, nil) == .chain)
    // Certificates of `openssl x509 -days 3650` are not valid in 2001.
    #expect(try Self.fault(of: receipt, root, at: 1_000_000_000_000) == .chain)
  }

  @Test func otherCertificatesOfTheRootDoNotCount() throws {
    let (receipt, root) = try #require(try Self.signed(leaf: "unmarked"))
    #expect(try Self.fault(of: receipt, root) == .marker)
  }

  @Test func aChangedReceiptIsRefused() throws {
    let (receipt, root) = try #require(
      try Self.signed { bytes in
        let place = (0..<bytes.count - 4).first { bytes[$0...].starts(with: [0x04, 0x02, 0x31, 0x00]) }
        if let place { bytes[place + 3] = 0x01 }
      })
    #expect(try receipt.content() == [0x31, 0x01])
    #expect(try Self.fault(of: receipt, root) == .signatureWrong)
  }

  @Test func otherBytesAreNoReceipt() {
    for bytes in [[], [0x30], [0x30, 0x80], Array("hello".utf8), SignedText.certificate("root")] as [[UInt8]] {
      #expect(throws: ReceiptFault.notAContainer) {
        try ByteBuffer(bytes).withBytes { try SignedReceipt($0, count: bytes.count) }
      }
    }
  }
}

extension OpenSSLCommand {
  /// A receipt with three RSA certificates as Apple's: the leaf with its mark or, as `unmarked`, without.
  fileprivate func makeReceipt(_ content: [UInt8], leaf: String) throws -> (receipt: [UInt8], root: [UInt8]) {
    let mark = leaf == "leaf" ? "1.2.840.113635.100.6.11.1=DER:0500\n" : ""
    let extensions = """
      [root]
      basicConstraints=critical,CA:TRUE
      [intermediate]
      basicConstraints=critical,CA:TRUE
      1.2.840.113635.100.6.2.1=DER:0500
      [leaf]
      basicConstraints=critical,CA:FALSE
      keyUsage=critical,digitalSignature
      \(mark)
      """
    try write(Array(extensions.utf8), to: "extensions")
    try write(content, to: "content")
    for name in ["root", "intermediate", "leaf"] {
      try makeKey(name, ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"])
      try run(["req", "-new", "-key", "\(name).pem", "-subj", "/CN=Test \(name)", "-out", "\(name).csr"])
      let issuer = name == "leaf" ? "intermediate" : "root"
      let signing =
        name == "root"
        ? ["-signkey", "root.pem"] : ["-CA", "\(issuer).crt", "-CAkey", "\(issuer).pem", "-CAcreateserial"]
      try run(
        [
          "x509", "-req", "-in", "\(name).csr", "-days", "3650", "-extfile", "extensions", "-extensions", name, "-out",
          "\(name).crt",
        ]
          + signing)
    }
    try run([
      "cms", "-sign", "-binary", "-nodetach", "-noattr", "-in", "content", "-signer", "leaf.crt", "-inkey", "leaf.pem",
      "-certfile", "intermediate.crt", "-outform", "DER", "-out", "receipt",
    ])
    try run(["x509", "-in", "root.crt", "-outform", "DER", "-out", "root.der"])
    return (try read("receipt"), try read("root.der"))
  }
}
