import CLibrary

/// The streams of a session in which both sides talk.
extension Platform {
  /// The events that a session waits for.
  struct Readiness {
    /// Something came, or the stream has ended.
    var canRead = false
    /// Something can be written without waiting, or the reader is gone.
    var canWrite = false
    /// The process of the client has ended.
    var isClientGone = false
  }

  /// Prepares standard output for a session, and returns how much may be written at once without waiting for the reader.
  ///
  /// Its flags stay as they are, because other processes may have the same stream. A pipe is opened anew where that gives
  /// flags. To any other stream as much is written as fits.
  static func beginSession() -> Int {
    #if os(Linux)
      return reopenOutputPipe() ? 1 << 20 : 4096
    #else
      return 512
    #endif
  }

  #if os(Linux)
    /// Opens standard output anew as a pipe that takes what it has room for; false if it is not a pipe.
    private static func reopenOutputPipe() -> Bool {
      var status = stat()
      guard fstat(1, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
      let pipe = open("/proc/self/fd/1", O_WRONLY | O_NONBLOCK)
      guard pipe >= 0 else { return false }
      defer { close(pipe) }
      return dup2(pipe, 1) == 1
    }
  #endif

  /// Waits until input can be read, if `reads`, output can be written, if `writes`, or the client's process has ended.
  ///
  /// Pass nil to wait without a limit.
  static func waitForSession(reads: Bool, writes: Bool, client: FileDescriptor?, milliseconds: Int32?) -> Readiness {
    var requests = [
      pollfd(fd: reads ? 0 : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writes ? 1 : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: client?.number ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&requests, 3, milliseconds ?? -1) > 0 else { return Readiness() }
    return Readiness(
      canRead: requests[0].revents != 0, canWrite: requests[1].revents != 0, isClientGone: requests[2].revents != 0)
  }

  /// A stream that can be read once a process has ended; nil if the system has no such process or stream.
  static func watch(process number: Int) -> FileDescriptor? {
    guard let process = pid_t(exactly: number), process > 0 else { return nil }
    #if os(Linux)
      let watch = Int32(truncatingIfNeeded: systemCall(openProcessCall, Int(process), 0))
      return watch < 0 ? nil : FileDescriptor(number: watch)
    #else
      let watch = kqueue()
      guard watch >= 0 else { return nil }
      var exit = kevent(
        ident: UInt(process), filter: Int16(EVFILT_PROC), flags: UInt16(EV_ADD), fflags: UInt32(NOTE_EXIT), data: 0,
        udata: nil)
      if kevent(watch, &exit, 1, nil, 0, nil) == 0 { return FileDescriptor(number: watch) }
      close(watch)
      return nil
    #endif
  }
}

#if os(Linux)
  /// The number of the system call `pidfd_open`, for which old C libraries have no function.
  private let openProcessCall = 434

  /// Declared here because Swift does not import functions with a variable number of arguments.
  @_silgen_name("syscall") private func systemCall(_ number: Int, _ first: Int, _ second: Int) -> Int
#endif
