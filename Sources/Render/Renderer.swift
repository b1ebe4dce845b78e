package import Refunds

/// Turns one finished answer into the bytes of one format. Nothing is computed here: what stands in the output stands
/// in the report.
package enum Renderer {
  package static func render(
    _ report: Report, as format: OutputFormat, options: RenderOptions = RenderOptions()
  ) -> [UInt8] {
    format.traits.write(report, options)
  }
}
