#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Expands what the user named into the list of inputs: folders are walked, everything else is read as it is.
package enum InputWalk {
  /// - Parameter arguments: paths; `-` is standard input.
  /// - Returns: the inputs in the order of the arguments, the files of a folder sorted by the bytes of their paths.
  ///   What is missing or cannot be listed is an input that says so when it is read.
  package static func inputs(_ arguments: [String]) -> [Input] {
    arguments.flatMap { argument -> [Input] in
      if argument == "-" { return [.standardInput] }
      let path = FilePath(argument)
      do throws(FileError) {
        let status = try path.status()
        guard status.isFolder else { return [Input(path: path)] }
        var walk = Walk(entered: [status.identity])
        walk.enter(path)
        return walk.found.sorted { $0.path < $1.path }.map(\.input)
      } catch {
        return [Input(place: .unreadable(error), name: argument)]
      }
    }
  }

  /// What one folder and those below it hold, in the order in which it was found.
  private struct Walk {
    /// No folder is entered twice, by whatever links it is reached: neither a loop nor its records come twice.
    var entered: Set<FileStatus.Identity>
    var found: [(path: FilePath, input: Input)] = []

    /// Hidden files and the copies of resource forks that macOS puts into archives hold no exports; a pipe or device
    /// that happens to lie there could be read for ever.
    mutating func enter(_ folder: FilePath) {
      do throws(FileError) {
        let names = try InputWalk.entries(of: folder)
        let wanted = names.filter { $0.first != UInt8(ascii: ".") && $0 != Array("__MACOSX".utf8) }
        for path in wanted.map(folder.appending).sorted() { visit(path) }
      } catch {
        found.append((folder, Input(place: .unreadable(error), name: folder.text)))
      }
    }

    private mutating func visit(_ path: FilePath) {
      do throws(FileError) {
        let status = try path.status()
        if status.isRegular { found.append((path, Input(path: path))) }
        if status.isFolder, entered.insert(status.identity).inserted { enter(path) }
      } catch {
        found.append((path, Input(place: .unreadable(error), name: path.text)))
      }
    }
  }

  private static func entries(of folder: FilePath) throws(FileError) -> [[UInt8]] {
    // Unsafe because a folder is listed through pointers of the C library; each name is copied before the next call.
    guard let stream = unsafe try folder.withCString({ unsafe opendir($0) }) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      // Only the error number tells an error from the end.
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in unsafe Array(bytes.prefix { $0 != 0 }) }
      names.append(name)
    }
    if errno != 0 { throw .last }
    return names
  }
}
