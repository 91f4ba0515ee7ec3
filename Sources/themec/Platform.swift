#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The operating system, as far as the shell needs it; no other file calls it.
enum Platform {
  /// Runs a call until no signal interrupts it; a result below zero is an error.
  private static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }
}

// MARK: The process

extension Platform {
  /// The words of the command line as bytes, the tool's own name left out.
  static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(bytes: bytes(of: $0)) }
    }
  }

  private static func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
    (0..<strlen(string)).map { UInt8(bitPattern: string[$0]) }
  }

  /// An environment variable; nil where it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// Makes a write to a closed pipe an error of that write instead of the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Ends as a tool does whose reader has gone: by SIGPIPE.
  static func endOfBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }

  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }

  /// Holds the numbers of closed standard streams, so that no file is opened in their place.
  ///
  /// They are opened the wrong way round: using them is an error, as it is when they are closed.
  static func holdStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs a short critical part; signals that end the process wait until it is over.
  static func deferringTermination<Result>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var before = sigset_t()
    var set = terminationSignals
    sigprocmask(SIG_BLOCK, &set, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Whether the process is to end once ``deferringTermination(_:)`` is over.
  static var terminationIsPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }

  private static var terminationSignals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    return set
  }

  static var processID: Int32 { getpid() }
}

// MARK: Threads

extension Platform {
  /// How many processors the machine has.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs `body` on so many threads at once, this one included, and waits for all of them.
  ///
  /// Where the system gives fewer threads there are fewer.
  static func runThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = (1..<max(1, count)).compactMap { _ in Thread.start(body) }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  fileprivate final class Thread: Sendable {
    private let run: @Sendable () -> Void

    private init(_ run: @escaping @Sendable () -> Void) { self.run = run }

    /// As much as the main thread has: some systems give other threads far less.
    private static let stackSize = 8 << 20

    /// A thread on its way; nil where the system gives none.
    static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackSize)
      let argument = Unmanaged.passRetained(Thread(body)).toOpaque()
      let thread = create(attributes, argument)
      if thread == nil { Unmanaged<Thread>.fromOpaque(argument).release() }
      return thread
    }

    private static func create(
      _ attributes: UnsafePointer<pthread_attr_t>, _ argument: UnsafeMutableRawPointer
    ) -> pthread_t? {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let code = pthread_create(&thread, attributes, runThread, argument)
      return code == 0 ? thread : nil
    }

    /// Runs the thread that ``start(_:)`` passed to the system.
    static func run(_ argument: UnsafeMutableRawPointer) {
      Unmanaged<Thread>.fromOpaque(argument).takeRetainedValue().run()
    }
  }

  /// A value that one thread at a time uses.
  ///
  /// Unchecked because the lock is what makes it safe.
  final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ value: Value) {
      self.value = value
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&value)
    }
  }
}

#if canImport(Darwin)
  private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Platform.Thread.run(argument)
    return nil
  }
#else
  private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Platform.Thread.run(argument) }
    return nil
  }
#endif

// MARK: Waiting

extension Platform {
  /// Waits so long for something on a stream and takes it away; false once the stream has ended.
  static func drain(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) != 0 else { return true }
    // A stream that cannot be waited for is one that has ended.
    if request.revents & Int16(POLLNVAL) != 0 { return false }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 12, alignment: 1) { buffer in
      do throws(SystemError) {
        return try read(descriptor, into: buffer) > 0
      } catch {
        return error.isTryAgain
      }
    }
  }
}

// MARK: Terminals

extension Platform {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; nil for anything else.
  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

// MARK: Open files

extension Platform {
  static func openForReading(_ path: FilePath) throws(SystemError) -> Int32 {
    try retrying { open(path.terminated, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens what is there already and is no regular file: a device, a pipe.
  static func openForWriting(_ path: FilePath) throws(SystemError) -> Int32 {
    try retrying { open(path.terminated, O_WRONLY | O_CLOEXEC) }
  }

  /// Creates a file that must not exist, with the permissions that new files have here.
  static func create(_ path: FilePath) throws(SystemError) -> Int32 {
    try retrying { open(path.terminated, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Reads into `buffer`; 0 is the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    // Some systems refuse to read more than 2 GB at once.
    let count = min(buffer.count, 1 << 30)
    #if canImport(Glibc)
      return try retrying { Glibc.read(descriptor, buffer.baseAddress, count) }
    #elseif canImport(Musl)
      return try retrying { Musl.read(descriptor, buffer.baseAddress, count) }
    #else
      return try retrying { Darwin.read(descriptor, buffer.baseAddress, count) }
    #endif
  }

  /// Writes everything.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = try retrying { rest.withUnsafeBytes { writeOnce(descriptor, $0) } }
      rest = rest.dropFirst(count)
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    let count = min(bytes.count, 1 << 30)
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes.baseAddress, count)
    #else
      return Darwin.write(descriptor, bytes.baseAddress, count)
    #endif
  }

  /// Waits until the bytes are on the disk; a file system that cannot tell is no error.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    do {
      _ = try retrying { fsync(descriptor) }
    } catch  where error.code != EINVAL && error.code != ENOTSUP {
      throw error
    } catch {}
  }

  static func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    _ = try retrying { fchmod(descriptor, mode_t(truncatingIfNeeded: mode)) }
  }

  /// Closes; an error of a delayed write shows here on some file systems.
  static func closeFile(_ descriptor: Int32) throws(SystemError) {
    if close(descriptor) < 0, errno != EINTR { throw SystemError(code: errno) }
  }
}

// MARK: The file system

extension Platform {
  static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try retrying { fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// What a path leads to, symbolic links followed.
  static func status(of path: FilePath) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try retrying { stat(path.terminated, &status) }
    return FileStatus(status)
  }

  static func rename(_ old: FilePath, to new: FilePath) throws(SystemError) {
    #if canImport(Glibc)
      _ = try retrying { Glibc.rename(old.terminated, new.terminated) }
    #elseif canImport(Musl)
      _ = try retrying { Musl.rename(old.terminated, new.terminated) }
    #else
      _ = try retrying { Darwin.rename(old.terminated, new.terminated) }
    #endif
  }

  static func remove(_ path: FilePath) { unlink(path.terminated) }

  static func makeFolder(_ path: FilePath) throws(SystemError) {
    _ = try retrying { mkdir(path.terminated, 0o777) }
  }

  /// The absolute path without links; nil where it does not exist.
  static func canonical(_ path: FilePath) -> FilePath? {
    guard let resolved = realpath(path.terminated, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(bytes: bytes(of: resolved))
  }

  /// The working folder by its real name, and by the one that the user reached it by, if that differs.
  static var workingFolders: [FilePath] {
    guard let real = canonical(".") else { return [] }
    guard let text = variable("PWD"), text.hasPrefix("/") else { return [real] }
    let logical = FilePath(bytes: Array(text.utf8))
    return logical == real || canonical(logical) != real ? [real] : [real, logical]
  }

  /// The names in a folder, at most `limit` of them; none where it cannot be read.
  static func names(in folder: FilePath, limit: Int) -> [FilePath] {
    guard let handle = opendir(folder.terminated) else { return [] }
    defer { closedir(handle) }
    var names: [FilePath] = []
    while names.count < limit, let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          bytes(of: $0)
        }
      }
      names.append(FilePath(bytes: name))
    }
    return names
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let mode = UInt32(status.st_mode)
    kind =
      switch mode & 0o170000 {
      case 0o100000: .regular
      case 0o040000: .folder
      default: .special
      }
    permissions = mode & 0o7777
    size = Int(status.st_size)
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    modification = Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

// MARK: Errors

/// The number of an error of the system, with its text.
struct SystemError: Error, Equatable {
  let code: Int32

  static let isFolder = SystemError(code: EISDIR)

  var isMissing: Bool { code == ENOENT }
  var isBrokenPipe: Bool { code == EPIPE }
  var isExisting: Bool { code == EEXIST }
  var isTryAgain: Bool { code == EAGAIN }

  /// A phrase as diagnostics word it: `no such file or folder`.
  var text: String {
    switch code {
    case ENOENT: return "no such file or folder"
    case EISDIR: return "it is a folder"
    case ENOTDIR: return "a part of the path is not a folder"
    case EACCES: return "permission denied"
    default:
      guard let text = strerror(code) else { return "system error \(code)" }
      let words = String(cString: text)
      return words.prefix(1).lowercased() + words.dropFirst()
    }
  }
}
