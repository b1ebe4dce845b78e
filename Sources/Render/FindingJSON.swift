package import Codec
package import Refunds

/// A finding as one JSON object, in the envelope and, under `--errors json`, as a line of standard error.
package enum FindingJSON {
  /// One compact object per finding, each on its own line.
  package static func lines(_ findings: [Finding], files: [String]) -> [UInt8] {
    var json = JSONWriter(layout: .compact)
    for finding in findings {
      json.beginObject()
      json.member("level", "finding")
      writeMembers(of: finding, files: files, to: &json)
      json.endObject()
      json.endLine()
    }
    return json.take()
  }

  /// The names of the input files stand in the order in which `Origin.file` counts.
  package static func write(_ finding: Finding, files: [String], to json: inout JSONWriter) {
    json.beginObject()
    writeMembers(of: finding, files: files, to: &json)
    json.endObject()
  }

  private static func writeMembers(of finding: Finding, files: [String], to json: inout JSONWriter) {
    json.member("code", finding.code.rawValue)
    json.member("subject", finding.subject.isEmpty ? nil : finding.subject)
    json.member("count", finding.count)
    json.member("meaning", finding.code.meaning)
    json.member("treatment", finding.code.treatment)
    json.member("advice", finding.code.advice)
    json.name("places")
    json.beginArray()
    for place in finding.places {
      json.beginObject()
      json.member("file", FindingText.fileName(place.origin, in: files))
      json.member("record", place.origin.record == 0 ? nil : Int(place.origin.record))
      json.member("byte_offset", place.byteOffset)
      json.endObject()
    }
    json.endArray()
  }
}
