#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What stat(2) tells about a file, as far as we ask.
struct FileStatus: Hashable, Sendable {
  /// Device and inode: the same for two paths that lead to the same file.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
  }

  var identity: Identity
  var mode: UInt32
  var owner: UInt32
  var group: UInt32
  /// Of a regular file; without a meaning for anything else.
  var byteCount: Int

  init(_ record: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: record.st_dev), inode: UInt64(truncatingIfNeeded: record.st_ino))
    mode = UInt32(record.st_mode)
    owner = record.st_uid
    group = record.st_gid
    byteCount = Int(record.st_size)
  }

  /// The status of an open file.
  init(descriptor: Int32) throws(FileError) {
    var record = stat()
    // Unsafe because C fills the record through a pointer that lives as long as the call.
    if unsafe fstat(descriptor, &record) != 0 { throw .last }
    self.init(record)
  }

  var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
  var isPipe: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFIFO) }

  /// Read, write and execute rights, without the bits that give a program another identity.
  var permissions: UInt32 { mode & 0o777 }
}
