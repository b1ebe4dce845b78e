import Refunds
import Render
import Testing

private let rows = """
  product_id,paid,refunded,currency,rate,revoked_at,low_sample
  pro_monthly,8014,1204.88,USD,0.0109808,2026-03-04T09:30:00.000Z,false
  coins|100,30,12400,JPY,0,,true
  Total,8044,,,,,

  """

@Test func csvOfRows() {
  #expect(rendered(SampleReports.rows, as: .csv) == rows)
  #expect(rendered(SampleReports.rows, as: .csv) { $0.byteOrderMark = true } == "\u{FEFF}" + rows)
  let withoutHeader = rows.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
  #expect(rendered(SampleReports.rows, as: .csv) { $0.header = false } == withoutHeader)
}

@Test func tsvOfRows() {
  #expect(rendered(SampleReports.rows, as: .tsv) == rows.replacing(",", with: "\t"))
}

@Test func csvOfAnEmptyTableIsItsHeader() {
  #expect(rendered(SampleReports.texts([]), as: .csv) == "text,number\n")
  #expect(rendered(SampleReports.texts([]), as: .csv) { $0.header = false } == "")
}

@Test func csvOfADocumentIsTheLongForm() {
  let expected = """
    section,table,row,label,column,value,unit
    by_product,by_product,1,pro_monthly,paid,8014,count
    by_product,by_product,1,pro_monthly,refunded,1204.88,USD
    by_product,by_product,1,pro_monthly,currency,USD,text
    by_product,by_product,1,pro_monthly,rate,0.0109808,rate
    by_product,by_product,1,pro_monthly,revoked_at,2026-03-04T09:30:00.000Z,instant
    by_product,by_product,1,pro_monthly,low_sample,false,flag
    by_product,by_product,2,coins|100,paid,30,count
    by_product,by_product,2,coins|100,refunded,12400,JPY
    by_product,by_product,2,coins|100,currency,JPY,text
    by_product,by_product,2,coins|100,rate,0,rate
    by_product,by_product,2,coins|100,revoked_at,,
    by_product,by_product,2,coins|100,low_sample,true,flag
    by_product,by_product,3,Total,paid,8044,count
    by_product,by_product,3,Total,refunded,,
    by_product,by_product,3,Total,rate,,
    money,money,1,reported,net,1.500,KWD
    money,money,1,reported,week,2026-03-16,date
    money,money,2,'=assumed,net,-2.50,

    """
  #expect(rendered(SampleReports.document, as: .csv) == expected)
  #expect(rendered(SampleReports.document, as: .tsv) == expected.replacing(",", with: "\t"))
}

@Test func labelsOfTheLongFormJoinTheLeadingTexts() {
  let table = Table(
    id: "t", columns: [.init("a", "A"), .init("b", "B"), .init("n", "N", isNumeric: true), .init("c", "C")],
    rows: [
      .init([.text("x"), .date(CivilDate(year: 2026, month: 1, day: 2)), .integer(50_000), .text("y")]),
      .init([.text(""), .text("z"), .empty, .text("")]), .init([.unknown, .flag(true), .count(0), .notAvailable]),
    ])
  let texts = Table(id: "u", columns: [.init("a", "A"), .init("b", "B")], rows: [.init([.text("x"), .text("y")])])
  let numbers = Table(id: "v", columns: [.init("n", "N", isNumeric: true)], rows: [.init([.count(7)])])
  let report = SampleReports.report([Report.Section(id: "s", title: "", tables: [table, texts, numbers])])
  #expect(
    rendered(report, as: .csv) { $0.header = false } == """
      s,t,1,x / 2026-01-02,n,50000,number
      s,t,1,x / 2026-01-02,c,y,text
      s,t,3,true,n,0,count
      s,t,3,true,c,,
      s,u,1,x,b,y,text
      s,v,1,,n,7,count

      """)
}

@Test func onlyTextIsGuardedAgainstFormulas() {
  let table = Table(
    id: "rows", columns: [.init("a", "A"), .init("b", "B")],
    rows: [
      .init([.text("-1"), .money(Amount(milliunits: -1000), currency: "USD")]),
      .init([.text("+1"), .integer(-5)]),
    ])
  let report = SampleReports.report([Report.Section(id: "rows", title: "", tables: [table])])
  #expect(rendered(report, as: .csv) == "a,b\n'-1,-1.00\n'+1,-5\n")
  #expect(rendered(report, as: .csv) { $0.rawCells = true } == "a,b\n-1,-1.00\n+1,-5\n")
}
