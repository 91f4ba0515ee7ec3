import CLibrary

/// The operating system, as far as the shell needs it beside files.
///
/// Only the files of this folder call it; threads, and other programs with their sessions, have files of their own.
enum Platform {
  // MARK: - The process: its arguments, its environment and its end

  /// The words of the command line as bytes, the tool's own name left out.
  static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { word in
        Argument(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
      }
    }
  }

  /// An environment variable; nil where it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The executable that runs, links followed; nil where the system does not tell.
  static var executable: FilePath? {
    #if os(Linux)
      let path: FilePath = "/proc/self/exe"
    #else
      var count = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
      let path = FilePath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    #endif
    return try? LocalFileSystem().canonical(path)
  }

  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }

  // MARK: - The allocator of the C library

  /// Makes the C library keep freed memory for later allocations.
  ///
  /// A run is short, and the system clears memory that was returned to it before it hands it out again.
  static func keepFreedMemory() {
    #if canImport(Glibc)
      _ = mallopt(trimThreshold, 1 << 30)
      _ = mallopt(topPadding, 1 << 20)
      _ = mallopt(mappingThreshold, 1 << 30)
    #endif
  }

  // MARK: - The clock

  /// The time of a clock that nobody sets.
  ///
  /// Not `ContinuousClock`: see Speed.md.
  static var clock: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Waits for some time.
  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  // MARK: - The working folder

  /// The working folder by its real name, and by the one that the user reached it by, if that differs.
  static let workingFolders: [FilePath] = {
    let system = LocalFileSystem()
    guard let real = try? system.canonical(".") else { return [] }
    guard let text = variable("PWD"), text.hasPrefix("/") else { return [real] }
    let logical = FilePath(text)
    return logical == real || (try? system.canonical(logical)) != real ? [real] : [real, logical]
  }()

  // MARK: - The terminal behind a stream

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; nil for anything else.
  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  // MARK: - The standard streams

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

  // MARK: - Signals, and the end of a process by one

  /// Lets signals reach the process, whatever its parent blocked: a blocked signal would end nothing.
  static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Makes a write to a closed pipe, or beyond the longest file that is allowed, an error of that write instead of the
  /// end of the process.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends as a tool does whose reader has gone: by SIGPIPE.
  static func endOfBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }

  /// Runs `body` while signals wait.
  static func holdingSignals<Result, Fault: Error>(_ body: () throws(Fault) -> Result) throws(Fault) -> Result {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}

#if canImport(Glibc)
  /// The parameters of `mallopt`, as `malloc.h` numbers them.
  ///
  /// `M_TRIM_THRESHOLD`, how many free bytes at the end of the heap are kept; `M_TOP_PAD`, how many bytes more than needed the
  /// heap grows by; `M_MMAP_THRESHOLD`, the size from which an allocation gets pages outside the heap.
  private let (trimThreshold, topPadding, mappingThreshold): (Int32, Int32, Int32) = (-1, -2, -3)

  /// Declared here because `malloc.h` is not part of Swift's module of the C library.
  @_silgen_name("mallopt") private func mallopt(_ option: Int32, _ value: Int32) -> Int32
#endif
