import Codec
import Testing

struct SignatureFaultTests {
  @Test func codesAreDifferentAndPlain() {
    let codes = SignatureFault.allCases.map(\.code)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }, "\(code)")
    }
  }

  @Test func everyFaultHasWords() {
    let words = SignatureFault.allCases.map(\.words)
    #expect(Set(words).count == words.count)
    let expired = SignatureFault.certificate(.expired, .leaf)
    #expect(expired.words == "the leaf certificate was no longer valid at the time of signing")
    #expect(SignatureFault.algorithm(.hs256).words == "the header names the algorithm HS256; Apple signs with ES256")
  }
}
