import Codec
import Refunds
import Render

/// `refunds facts`: give me the normalised statements.
enum FactsCommand {
  static func run(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) -> CommandOutcome {
    let run = try InputRun(settings, progress)
    let facts = FactList(evidence: run.evidence, selection: settings.selection)
    let document = FactsDocument(facts, showsIdentifiers: settings.output.showsIdentifiers)
    guard let bytes = document.bytes else {
      throw ToolError(.internalError, "libcrypto of this system has no SHA-256", next: "install OpenSSL 3 anew")
    }
    guard settings.output.isGzip else { return run.outcome(bytes) }
    guard let packed = GzipDeflater.pack(bytes) else {
      throw ToolError(.internalError, "there is no memory left to compress the facts", next: "leave out --gzip")
    }
    return run.outcome(packed)
  }
}
