import CLibrary
import ThemeBase

/// Other programs, and the client of a session in which both sides talk.
extension Platform {
  /// Runs a program of the search path to its end, with nothing on its standard input, and returns what it writes to standard
  /// output; nil if it cannot be run, fails, or writes more than a file may hold.
  ///
  /// Its messages are dropped.
  static func output(of words: [Argument]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(words, writingTo: ends[1])
    close(ends[1])
    guard let process else { return nil }
    // A difference that ends early would leave findings out.
    let output = (try? FileReader().read(FileDescriptor(number: ends[0])))?.bytes
    // A program whose reader has gone ends by itself.
    if output == nil { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return status == 0 ? output : nil
  }

  private static func start(_ words: [Argument], writingTo stream: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      let variables = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      let variables = environ
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, stream, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Names of files are bytes and need not be text; 'strdup' ends at the zero.
    var pointers = words.map { word in strdup(word.bytes.map { CChar(bitPattern: $0) } + [0]) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard let name = pointers.first ?? nil, posix_spawnp(&process, name, &actions, nil, &pointers, variables) == 0
    else { return nil }
    return process
  }

  // MARK: - Sessions

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
