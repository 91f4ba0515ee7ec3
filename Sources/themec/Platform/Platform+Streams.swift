import CLibrary

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

  /// Reads what comes on a stream within some time and drops it; false once the stream has ended.
  static func drain(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) != 0 else { return true }
    // A stream that cannot be waited for is one that has ended.
    if request.revents & Int16(POLLNVAL) != 0 { return false }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 12, alignment: 1) { buffer in
      do throws(SystemError) {
        return try LocalFileSystem().read(FileDescriptor(number: descriptor), into: buffer) > 0
      } catch { return error.isTryAgain }
    }
  }
}
