#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads one file, pipe or device from its start to its end with read(2), and unpacks it when it begins like gzip.
///
/// No memory mapping: a file that another program cuts short would end us by a signal, and pipes need read(2) anyway.
struct InputReader: ~Copyable {
  // F_SETPIPE_SZ of Linux (fcntl(2)); its header shows it to programs with _GNU_SOURCE only.
  private static let setPipeSize: Int32 = 1031

  private let descriptor: Int32
  private let isOurs: Bool
  private let counter: ReadingCounter?
  private var isGzipDecided = false
  private var inflater: GzipInflater?
  private(set) var isAtEnd = false

  /// - Parameter counter: where the bytes are counted as they are stored, before they are unpacked.
  init(_ place: Input.Place, counter: ReadingCounter? = nil) throws(FileError) {
    let opened = try InputReader.open(place)
    descriptor = opened.descriptor
    isOurs = opened.isOurs
    self.counter = counter
    #if os(Linux)
      // The default of 64 KB costs more than half of the speed. A refusal (limits of the system) does no harm.
      if opened.status.isPipe { _ = fcntl(descriptor, InputReader.setPipeSize, 1 << 20) }
    #endif
  }

  private struct Opened {
    var descriptor: Int32
    var isOurs: Bool
    var status: FileStatus
  }

  private static func open(_ place: Input.Place) throws(FileError) -> Opened {
    switch place {
    case .unreadable(let error): throw error
    case .standardInput:
      return Opened(descriptor: STDIN_FILENO, isOurs: false, status: try FileStatus(descriptor: STDIN_FILENO))
    case .path(let path):
      let descriptor = try open(path)
      do throws(FileError) {
        let status = try FileStatus(descriptor: descriptor)
        if status.isFolder { throw FileError(code: EISDIR) }
        return Opened(descriptor: descriptor, isOurs: true, status: status)
      } catch {
        close(descriptor)
        throw error
      }
    }
  }

  private static func open(_ path: FilePath) throws(FileError) -> Int32 {
    while true {
      // Without O_NOCTTY a terminal given by name could become the one that controls us.
      let descriptor = unsafe try path.withCString { unsafe systemOpen($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
      if descriptor >= 0 { return descriptor }
      let error = FileError.last
      if error.code != EINTR { throw error }
    }
  }

  deinit {
    // Nothing was written, so there is nothing that closing could lose.
    if isOurs { close(descriptor) }
  }

  /// Appends what can be had, at least one byte, until the buffer holds `capacity` bytes at most; sets `isAtEnd` when
  /// there is no more.
  mutating func read(into buffer: inout ByteBuffer, upTo capacity: Int) throws(InputProblem.Fault) {
    if !isGzipDecided { try decideGzip(&buffer, upTo: capacity) }
    if isAtEnd || buffer.count >= capacity { return }
    if inflater == nil {
      try readPlain(into: &buffer, upTo: capacity)
    } else {
      try readUnpacked(into: &buffer, upTo: capacity)
    }
  }

  /// Looks at the first two bytes. If they are those of gzip, what has been read goes to the inflater.
  private mutating func decideGzip(_ buffer: inout ByteBuffer, upTo capacity: Int) throws(InputProblem.Fault) {
    let wanted = max(2, min(capacity, GzipInflater.inputBytes))
    while buffer.count < 2, !isAtEnd { try readPlain(into: &buffer, upTo: wanted) }
    isGzipDecided = true
    let count = buffer.count
    guard buffer.withBytes({ GzipInflater.isGzip($0, count: count) }) else { return }
    var packed = ByteBuffer(capacity: GzipInflater.inputBytes)
    packed.append(buffer, from: 0, to: buffer.count)
    buffer.removeAll()
    isAtEnd = false
    do throws(GzipError) {
      inflater = try GzipInflater(firstBytes: packed)
    } catch {
      throw .damagedGzip(error)
    }
  }

  private mutating func readPlain(into buffer: inout ByteBuffer, upTo capacity: Int) throws(InputProblem.Fault) {
    let before = buffer.count
    do throws(FileError) {
      unsafe try buffer.appendFilling(upTo: capacity) { room throws(FileError) in
        unsafe try InputReader.readOnce(descriptor, into: room, counter)
      }
    } catch {
      throw .cannotRead(error)
    }
    if buffer.count == before { isAtEnd = true }
  }

  private mutating func readUnpacked(into buffer: inout ByteBuffer, upTo capacity: Int) throws(InputProblem.Fault) {
    while true {
      var answer = GzipInflater.Answer.end
      do throws(GzipError) {
        unsafe try buffer.appendFilling(upTo: capacity) { room throws(GzipError) in
          answer = unsafe try inflater?.unpack(into: room) ?? .end
          guard case .unpacked(let count) = answer else { return 0 }
          return count
        }
      } catch {
        throw .damagedGzip(error)
      }
      switch answer {
      case .unpacked: return
      case .end:
        isAtEnd = true
        return
      case .needsInput:
        do throws(FileError) {
          unsafe try inflater?.supply { room throws(FileError) in
            unsafe try InputReader.readOnce(descriptor, into: room, counter)
          }
        } catch {
          throw .cannotRead(error)
        }
      }
    }
  }

  private static func readOnce(
    _ descriptor: Int32, into room: UnsafeMutableRawBufferPointer, _ counter: ReadingCounter?
  ) throws(FileError) -> Int {
    // Unsafe because read(2) writes through a pointer; the length goes with it.
    let count = try FileError.retrying { unsafe systemRead(descriptor, room.baseAddress, room.count) }
    counter?.add(bytes: count)
    return count
  }
}

// Inside the reader these two names are taken by its own functions.
private func systemRead(_ descriptor: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, target, count)
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags)
}
