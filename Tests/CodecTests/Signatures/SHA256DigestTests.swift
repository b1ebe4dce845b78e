import Codec
import Testing

struct SHA256DigestTests {
  // The examples of FIPS 180-4 and of `printf '' | sha256sum`.
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    let hash = SHA256Hash()
    #expect(hash.digest(of: Array(text.utf8))?.text == digest)
    #expect(hash.digest(of: Array(text.utf8))?.text == digest)
  }
}
