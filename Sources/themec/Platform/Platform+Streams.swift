import CLibrary
import ThemeFiles

/// The standard streams.
extension Platform {
  /// Holds the numbers of closed standard streams, so that no file is opened in their place.
  ///
  /// They are opened the wrong way round: using them is an error, as it is when they are closed.
  static func holdStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Redirects standard input to an empty file, and standard output and standard error to a new temporary file.
  ///
  /// Returns the former input, the former output and the temporary file.
  static func exchangeStandardStreams() throws(SystemError) -> (
    FileDescriptor, FileDescriptor, FileDescriptor
  ) {
    let (input, output) = (fcntl(0, F_DUPFD_CLOEXEC, 3), fcntl(1, F_DUPFD_CLOEXEC, 3))
    let captured = tmpfile().map { fileno($0) } ?? -1
    let empty = open("/dev/null", O_RDONLY)
    guard input >= 0, output >= 0, captured >= 0, empty >= 0, dup2(empty, 0) == 0,
      dup2(captured, 1) == 1, dup2(captured, 2) == 2
    else { throw SystemError(code: errno) }
    return (
      FileDescriptor(number: input), FileDescriptor(number: output),
      FileDescriptor(number: captured)
    )
  }

  /// Returns the content of a file that this process writes, and empties the file.
  static func takeContent(of file: FileDescriptor) -> [UInt8] {
    let size = Int(lseek(file.number, 0, SEEK_END))
    guard size > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, length in
      length = max(0, pread(file.number, buffer.baseAddress, size, 0))
    }
    _ = ftruncate(file.number, 0)
    _ = lseek(file.number, 0, SEEK_SET)
    return bytes
  }

  /// Whether a read returns at once, with bytes or because the stream has ended.
  static func hasInput(_ file: FileDescriptor) -> Bool {
    var request = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Reads what comes on a stream within some time and drops it; false once the stream has ended.
  static func drain(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) != 0 else { return true }
    // A stream that cannot be waited for is one that has ended.
    if request.revents & Int16(POLLNVAL) != 0 { return false }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 12, alignment: 1) { buffer in
      do throws(SystemError) {
        return try LocalFileSystem().read(FileDescriptor(number: descriptor), into: buffer) > 0
      } catch {
        return error.isTryAgain
      }
    }
  }
}
