import Codec
import Foundation
import Refunds
import Testing

@testable import Render

struct HTMLTests {
  @Test func thePageIsWholeAndEscaped() {
    let page = rendered(SampleReports.document, as: .html)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.hasSuffix("</footer>\n</body>\n</html>\n"))
    #expect(page.contains("<h1>Refunds, week 2026-W12</h1>\n"))
    #expect(page.contains("&lt;b&gt;more&lt;/b&gt;") && !page.contains("<b>"))
    #expect(page.contains("<td class=\"number\">8,014</td><td class=\"number\">1,204.88</td><td>USD</td>"))
    #expect(page.contains("<tr class=\"total\"><td>Total</td>"))
  }

  /// Every element that is opened is closed, in order: a reader of XML's rules for tags, made for this page.
  @Test func everyElementIsClosed() throws {
    let page = rendered(SampleReports.document, as: .html)
    var open: [Substring] = []
    for part in page.split(separator: "<").dropFirst(1) {
      let tag = try #require(part.split(separator: ">").first)
      let name = tag.prefix { $0 != " " }
      if name.hasPrefix("/") {
        #expect(open.popLast() == name.dropFirst())
      } else if name != "meta" && !name.hasPrefix("!") {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func thePolicyNamesTheStyleSheet() throws {
    let digest = try #require(SHA256Hash().digest(of: Array(HTMLStyle.sheet.utf8)))
    #expect(HTMLStyle.digest == Data(digest.bytes).base64EncodedString())
  }

  @Test(arguments: ["<script>alert(1)</script>", "\" onload=\"x", "' style='x", "&lt;", "a\u{202E}b\u{0}"])
  func nothingFromTheInputBecomesMarkup(text: String) {
    let page = rendered(SampleReports.texts([text]), as: .html)
    let plain = rendered(SampleReports.texts(["plain"]), as: .html)
    #expect(page.count { $0 == "<" } == plain.count { $0 == "<" })
    #expect(page.count { $0 == "\"" } == plain.count { $0 == "\"" })
    #expect(!page.unicodeScalars.contains("\u{202E}") && !page.unicodeScalars.contains("\u{0}"))
  }
}
