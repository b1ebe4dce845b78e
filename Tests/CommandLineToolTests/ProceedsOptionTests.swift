import CommandLineTool
import Refunds
import Testing

/// `--commission` and `--tax`.
struct ProceedsOptionTests {
  private func rates(_ arguments: [String]) throws -> ProceedsRates? {
    try #require(try TestRun().settings(["report", "a"] + arguments)).proceedsRates
  }

  @Test func rulesByScope() throws {
    let rates = try #require(
      try rates([
        "--commission", "30", "--commission", "com.example.pro=15%", "--commission", "storefront:USA=12.605",
        "--commission", "storefront:de=0.5%", "--commission", "odd=id=1", "--tax", "0",
      ]))
    #expect(rates.commission.general == 30_000)
    #expect(rates.commission.byProduct == ["com.example.pro": 15_000, "odd=id": 1000])
    #expect(rates.commission.byStorefront == ["USA": 12_605, "DEU": 500])
    #expect(rates.tax.general == 0)
    #expect(try self.rates([]) == nil)
  }

  @Test(arguments: [
    (["--commission", "abc"], "is no percentage"), (["--commission", ""], "is no percentage"),
    (["--commission", "30,5"], "is no percentage"), (["--commission", "101"], "not between 0 and 100"),
    (["--commission=-1"], "not between 0 and 100"), (["--commission", "0.30"], "share or a percentage"),
    (["--commission", "12.6055"], "more than three digits"), (["--commission", "=5"], "no product"),
    (["--commission", "storefront:EURO=5"], "is no storefront"),
    (["--commission", "storefront:=5"], "is no storefront"),
    (["--commission", "pro="], "is no percentage"),
    (["--commission", "30", "--commission", "15"], "a second rate for everything"),
    (["--commission", "storefront:US=30", "--commission", "storefront:USA=15"], "second rate for the storefront USA"),
    (["--commission", "80", "--tax", "21"], "more than the price"), (["--tax", "19"], "leaves no proceeds"),
    (["--commission", "99999999999999999999"], "no percentage"),
  ])
  func badValues(arguments: [String], problem: String) throws {
    let run = try TestRun().run(["report", "a"] + arguments)
    #expect(run.status == .usage)
    #expect(run.errors.contains(problem), "\(run.errors)")
    // One error, with advice.
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test func ratesBringTheSection() throws {
    func sections(_ arguments: [String], _ run: TestRun) throws -> [SectionName] {
      try #require(run.settings(["report", "a"] + arguments)).sections
    }
    let run = try TestRun()
    #expect(try !sections([], run).contains(.revenue))
    #expect(try sections(["--preset", "finance"], run).contains(.revenue))
    let quality = try sections(["--commission", "30"], run)
    #expect(try #require(quality.firstIndex(of: .revenue)) < #require(quality.firstIndex(of: .coverage)))
    #expect(try sections(["--commission", "30", "--sections", "money"], run) == [.money, .revenue])
    #expect(try sections(["--sections", "revenue"], run) == [.revenue])
    // What a config file says of rates does not change what somebody types.
    try run.write("commission = [\"30\", 'pro=15']\n", to: "refunds.toml")
    #expect(try sections(["--sections", "money"], run) == [.money])
    #expect(try sections([], run).contains(.revenue))
    #expect(try #require(run.settings(["report", "a"])).proceedsRates?.commission.byProduct == ["pro": 15_000])
  }
}
