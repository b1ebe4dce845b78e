import Refunds
import Testing

/// rules.md 1, "Environments".
struct EnvironmentTests {
  @Test(arguments: ["PROD", "prod", "Production", "production", "PRODUCTION", "ProductionVPP", "productionvpp"])
  func productionInAnyLetterCase(text: String) {
    #expect(Environment(text) == .production)
  }

  @Test(arguments: ["Sandbox", "SANDBOX", "ProductionSandbox", "ProductionVPPSandbox", "sandbox-2"])
  func whateverContainsSandboxIsSandboxWhateverItBeginsWith(text: String) {
    #expect(Environment(text) == .sandbox)
  }

  @Test func localStoresAreEnvironmentsOfTheirOwn() {
    #expect(Environment("xcode") == .xcode)
    #expect(Environment("LocalTesting") == .localTesting)
    #expect(Environment.allCases.filter(\.idsCollideBetweenFiles) == [.xcode, .localTesting])
  }

  @Test(arguments: ["LocalTestingxxx", "Staging", "Productions", ""])
  func anyOtherValueIsNotRecognized(text: String) {
    #expect(Environment(text) == .unrecognized)
  }
}
