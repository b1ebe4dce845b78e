import Codec
import Ingest
import Refunds

/// Reads the file of `--accounts`.
enum AccountsRun {
  /// - Throws: a file that is missing (exit 66), or a line that is no rule (exit 65).
  static func mapping(_ path: String?, for syntax: AccountSyntax) throws(ToolError) -> AccountMapping {
    guard let path else { return AccountMapping() }
    let file: [UInt8]
    do throws(FileError) {
      file = try TextFile.bytes(of: path)
    } catch {
      throw ToolError(
        .inputMissing, "the accounts cannot be opened: \(error.reason)", at: .file(path: path),
        next: "see refunds help accounts")
    }
    do throws(AccountFileError) {
      return try AccountFileReader.read(file, for: syntax)
    } catch {
      throw ToolError(.inputUnusable, error.what, at: .line(path: path, line: error.line), next: error.advice)
    }
  }
}
