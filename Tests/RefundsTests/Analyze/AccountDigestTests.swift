import Refunds
import Testing

struct AccountDigestTests {
  // 64-bit FNV-1a of the letter a is af63dc4c8601ec8c (the test vectors of its authors); the last 16 bits are cut off.
  @Test func aTokenIsNamedByItsHash() {
    #expect(AccountDigest.text(of: "a") == "acct-af63dc4c8601")
  }

  @Test func aNameStandsForItself() {
    #expect(AccountDigest.text(of: "acct-af63dc4c8601") == "acct-af63dc4c8601")
  }

  @Test(arguments: ["acct-af63dc4c860", "acct-af63dc4c86011", "acct-AF63DC4C8601", "acct_af63dc4c8601"])
  func whatOnlyLooksAlikeIsAToken(token: String) {
    #expect(AccountDigest.text(of: token) != token)
  }

  // Of the text, hashed by an independent program (Python, the loop of the FNV page).
  @Test func anIdentifierHasTheNameOfItsText() throws {
    let text = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
    let identifier = try #require(UniversalIdentifier(Array(text.utf8)))
    #expect(AccountDigest(of: identifier).text == "acct-27683b4a7f88")
    #expect(AccountDigest(of: identifier) == AccountDigest(of: text))
    #expect(AccountDigest(of: "acct-27683b4a7f88") == AccountDigest(of: identifier))
  }
}
