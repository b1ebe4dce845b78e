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
      do throws(SystemError) {
        let status = try path.status()
        guard status.isFolder else { return [Input(path: path)] }
        return walk(path, within: [status.identity])
      } catch {
        return [Input(place: .unreadable(error), name: argument)]
      }
    }
  }

  // Hidden files and the copies of resource forks that macOS puts into archives hold no exports. A folder that leads
  // back to one it lies in is not entered again.
  private static func walk(_ folder: FilePath, within ancestors: Set<FileStatus.Identity>) -> [Input] {
    let names: [[UInt8]]
    do throws(SystemError) {
      names = try entries(of: folder)
    } catch {
      return [Input(place: .unreadable(error), name: folder.text)]
    }
    let wanted = names.filter { $0.first != UInt8(ascii: ".") && $0 != Array("__MACOSX".utf8) }
    return wanted.map(folder.appending).sorted().flatMap { path -> [Input] in
      do throws(SystemError) {
        let status = try path.status()
        if status.isRegular { return [Input(path: path)] }
        if !status.isFolder || ancestors.contains(status.identity) { return [] }
        return walk(path, within: ancestors.union([status.identity]))
      } catch {
        return [Input(place: .unreadable(error), name: path.text)]
      }
    }
  }

  private static func entries(of folder: FilePath) throws(SystemError) -> [[UInt8]] {
    // Unsafe because a folder is listed through pointers of the C library; each name is copied before the next call.
    guard let stream = unsafe try folder.withCString({ unsafe opendir($0) }) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in unsafe Array(bytes.prefix { $0 != 0 }) }
      names.append(name)
    }
    return names
  }
}
