import Codec

/// Finds the config files that apply: the project's and the user's.
enum ConfigSearch {
  static let projectFileName = "refunds.toml"

  /// Each config file that exists, the nearest first: `refunds.toml` of the working directory or the nearest folder
  /// above it, then the user's own. A file that exists and cannot be read is an error, never skipped.
  static func files(in surroundings: Surroundings) -> (files: [ConfigFile], problems: [ToolError]) {
    var files: [ConfigFile] = []
    var problems: [ToolError] = []
    for candidates in [projectFiles(above: surroundings.workingDirectory), userFile(surroundings.variables)] {
      for (path, shown) in candidates {
        do throws(FileError) {
          files.append(ConfigFile(try TextFile.bytes(of: path), path: shown))
          break
        } catch {
          if error.isMissing { continue }
          problems.append(unreadable(shown, error))
          break
        }
      }
    }
    return (files, problems)
  }

  private static func unreadable(_ path: String, _ error: FileError) -> ToolError {
    ToolError(
      .configUnreadable, "the config file cannot be read: \(error.reason)", at: .file(path: path),
      next: "-n runs without config files")
  }

  /// `refunds.toml` in a folder and in every folder above it. Only the one that is here is shown without its folder.
  private static func projectFiles(above directory: String?) -> [(path: String, shown: String)] {
    guard var folder = directory?[...] else { return [] }
    var files: [(path: String, shown: String)] = []
    while true {
      let path = folder.hasSuffix("/") ? folder + projectFileName : folder + "/" + projectFileName
      files.append((String(path), files.isEmpty ? projectFileName : String(path)))
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return files }
      folder = slash == folder.startIndex ? "/" : folder[..<slash]
    }
  }

  /// `$XDG_CONFIG_HOME/refunds/config.toml`, by default below `~/.config` (XDG Base Directory Specification: a relative
  /// path in the variable is to be ignored).
  private static func userFile(_ variables: [String: String]) -> [(path: String, shown: String)] {
    let home = variables["HOME", default: ""]
    var folder = variables["XDG_CONFIG_HOME", default: ""]
    if !folder.hasPrefix("/") { folder = home.isEmpty ? "" : home + "/.config" }
    if folder.isEmpty { return [] }
    let path = folder + "/refunds/config.toml"
    return [(path, path)]
  }
}
