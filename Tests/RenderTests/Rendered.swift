import Refunds
import Render

/// The text of an answer in one format.
func rendered(
  _ report: Report, as format: OutputFormat, _ change: (inout RenderOptions) -> Void = { _ in }
) -> String {
  var options = RenderOptions()
  change(&options)
  return String(decoding: Renderer.render(report, as: format, options: options), as: UTF8.self)
}
