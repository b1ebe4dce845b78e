import Codec
import Testing

struct BitFlipTests {
  /// One bit of each byte of the header, which is slow to read, and every bit of the rest of a signed text, flipped
  /// alone: never accepted, never a crash.
  @Test func oneFlippedBitIsRefused() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let good = Array(SignedText.good.text.utf8)
    #expect(verifier.verdict(good)?.code == "verified")
    let headerEnd = try #require(good.firstIndex(of: UInt8(ascii: ".")))
    for position in good.indices {
      for bit in position < headerEnd ? position % 8..<position % 8 + 1 : 0..<8 {
        var flipped = good
        flipped[position] ^= 1 << UInt8(bit)
        // nil: no longer in compact form.
        switch verifier.verdict(flipped) {
        case .refused, nil: break
        case .verified, .noDate: Issue.record("bit \(bit) of byte \(position) changes nothing")
        }
      }
    }
  }

  /// One bit of each byte of leaf and intermediate, flipped alone, breaks the chain. (The signature of the text, which covers its
  /// header, would break, too, but is looked at last.)
  @Test(arguments: [0, 1])
  func oneFlippedBitBreaksTheChain(_ place: Int) throws {
    let verifier = try JWSVerifier(trusting: "root")
    let names = ["leaf", "intermediate", "root"]
    let der = SignedText.certificate(names[place])
    for position in der.indices {
      var flipped = der
      flipped[position] ^= 1 << UInt8(position % 8)
      var texts = names.map { ChainFixtures.certificates[$0] ?? "" }
      texts[place] = Base64.encode(flipped)
      let header = #"{"alg":"ES256","x5c":["\#(texts.joined(separator: "\",\""))"]}"#
      let code = verifier.verdict(SignedText.withHeader(header))?.code ?? "none"
      #expect(code.hasPrefix("certificate-") || code.hasPrefix("chain-"), "\(code): byte \(position)")
    }
  }
}
