import Refunds
import Render
import Testing

@Test func everyFormatIsFoundByItsNameAndItsExtensions() {
  for format in OutputFormat.allCases {
    #expect(OutputFormat(rawValue: format.name) == format)
    #expect(!format.traits.extensions.isEmpty)
    for ending in format.traits.extensions {
      #expect(OutputFormat(fileName: "folder.csv/report.\(ending)") == format)
      #expect(OutputFormat(fileName: "REPORT.\(ending.uppercased())") == format)
    }
  }
  #expect(OutputFormat(fileName: "report") == nil)
  #expect(OutputFormat(fileName: "report.exe") == nil)
  #expect(OutputFormat(fileName: "reports.csv/report") == nil)
}

@Test func extensionsBelongToOneFormatEach() {
  let endings = OutputFormat.allCases.flatMap { $0.traits.extensions }
  #expect(Set(endings).count == endings.count)
}

@Test(arguments: OutputFormat.allCases)
func theSameAnswerGivesTheSameBytes(format: OutputFormat) {
  #expect(Renderer.render(SampleReports.document, as: format) == Renderer.render(SampleReports.document, as: format))
}

@Test(arguments: OutputFormat.allCases)
func anAnswerWithoutSectionsIsWritten(format: OutputFormat) {
  let text = rendered(SampleReports.report([]), as: format)
  #expect(text.isEmpty || text.hasSuffix("\n"))
}
