import Codec
import Foundation
import Testing

/// nst/JSONTestSuite through the reader. What the two letters y and n leave open is settled by the README of the suites.
struct JSONTestSuiteTests {
  /// Refused on purpose, although the grammar allows it: of two values for one name none can be called the true one.
  private static let duplicateNames = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]

  @Test func everyParsingCaseIsAnsweredAsExpected() throws {
    guard let suite = JSONTestSuiteTests.folder() else { return }
    let answers = try JSONTestSuiteTests.implementationAnswers(suite)
    var tally: [Character: Int] = [:]
    for url in try JSONTestSuiteTests.files(suite.appending(path: "test_parsing")) {
      let name = url.lastPathComponent
      let error = JSONTestSuiteTests.error(reading: [UInt8](try Data(contentsOf: url)))
      tally[name.first ?? "?", default: 0] += 1
      switch name.first {
      case "y" where JSONTestSuiteTests.duplicateNames.contains(name):
        #expect(error?.fault == .duplicateName, "\(name)")
      case "y": #expect(error == nil, "\(name)")
      case "n": #expect(error != nil, "\(name)")
      case "i":
        let answer = try #require(answers[name], "\(name) has no answer")
        if answer == "accept" { #expect(error == nil, "\(name)") }
        if answer.hasPrefix("refuse") { #expect(error != nil, "\(name)") }
        if name.lowercased().contains("utf16") || name.contains("UTF-16") { #expect(error?.fault == .utf16, "\(name)") }
      default: Issue.record("\(name) is not a case")
      }
    }
    #expect(tally == ["y": 95, "n": 188, "i": 35])
  }

  /// The tree of the text, written back without white space; nil where the text is refused.
  static let transformed: [String: String?] = [
    "number_-9223372036854775808.json": "[-9223372036854775808]",
    "number_-9223372036854775809.json": "[-9223372036854775809]",
    "number_1.0.json": "[1.0]",
    "number_1.000000000000000005.json": "[1.000000000000000005]",
    "number_1000000000000000.json": "[1000000000000000]",
    "number_10000000000000000999.json": "[10000000000000000999]",
    "number_1e-999.json": "[1E-999]",
    "number_1e6.json": "[1E6]",
    "number_9223372036854775807.json": "[9223372036854775807]",
    "number_9223372036854775808.json": "[9223372036854775808]",
    "object_key_nfc_nfd.json": "{\"\u{E9}\":\"NFC\",\"e\u{301}\":\"NFD\"}",
    "object_key_nfd_nfc.json": "{\"e\u{301}\":\"NFD\",\"\u{E9}\":\"NFC\"}",
    "object_same_key_different_values.json": nil,
    "object_same_key_same_value.json": nil,
    "object_same_key_unclear_values.json": nil,
    "string_1_escaped_invalid_codepoint.json": nil,
    "string_1_invalid_codepoint.json": nil,
    "string_2_escaped_invalid_codepoints.json": nil,
    "string_2_invalid_codepoints.json": nil,
    "string_3_escaped_invalid_codepoints.json": nil,
    "string_3_invalid_codepoints.json": nil,
    "string_with_escaped_NULL.json": "[\"A\\u0000B\"]",
  ]

  @Test func everyTransformCaseComesOutAsItWentIn() throws {
    guard let suite = JSONTestSuiteTests.folder() else { return }
    let files = try JSONTestSuiteTests.files(suite.appending(path: "test_transform"))
    #expect(files.count == JSONTestSuiteTests.transformed.count)
    for url in files {
      let expected = try #require(JSONTestSuiteTests.transformed[url.lastPathComponent])
      var index = JSONIndex(names: JSONNames([]))
      let tree = try? JSONTree.reading([UInt8](try Data(contentsOf: url)), with: &index)
      #expect(tree?.compactBytes == expected.map { Array($0.utf8) }, "\(url.lastPathComponent)")
    }
  }

  // MARK: Files

  private static func folder() -> URL? {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "../shared/conformance/JSONTestSuite").standardizedFileURL
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    print("notice: JSONTestSuite is not here; its cases were skipped")
    return nil
  }

  private static func files(_ folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func implementationAnswers(_ suite: URL) throws -> [String: String] {
    let table = try String(contentsOf: suite.appending(path: "i_answers.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t") }
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0[0]), String($0[1])) })
  }

  /// Skips a byte order mark, as every caller of the reader does.
  private static func error(reading content: [UInt8]) -> JSONError? {
    let text = content.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(content.dropFirst(3)) : content
    var index = JSONIndex(names: JSONNames([]))
    do {
      _ = try JSONTree.reading(text, with: &index)
      return nil
    } catch {
      #expect((0...text.count).contains(error.byteOffset), "the offset lies in the text")
      return error
    }
  }
}
