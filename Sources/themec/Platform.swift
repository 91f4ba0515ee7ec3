#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import ThemeFiles

/// The operating system, as far as the shell needs it beside files; only this file and the one for sessions call it.
enum Platform {}

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

  /// Makes a write to a closed pipe, or beyond the longest file that is allowed, an error of that write instead of the
  /// end of the process.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Lets signals reach the process, whatever its parent blocked: a blocked signal would end nothing.
  static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Makes the C library keep freed memory for later allocations.
  ///
  /// A run is short, and the system clears memory that was returned to it before it hands it out again.
  static func keepFreedMemory() {
    #if canImport(Glibc)
      for (option, value) in [(-1, 1 << 30), (-2, 1 << 20), (-3, 1 << 30)] as [(Int32, Int32)] {
        _ = setAllocatorOption(option, value)
      }
    #endif
  }

  /// Reserves memory in large pages for so many bytes that all threads together are going to allocate.
  ///
  /// Without it, a large theme spends a third of its time on requests for small pages. Threads that each have memory of
  /// their own, as is usual, would not use what another thread has freed.
  static func reserveMemory(_ bytes: Int) {
    #if canImport(Glibc)
      let pageSize = 2 << 20
      _ = setAllocatorOption(-8, 1)
      // What is never touched costs nothing, and freed memory stays with the library: see ``keepFreedMemory()``.
      guard let block = malloc(bytes + pageSize) else { return }
      defer { free(block) }
      let start = UnsafeMutableRawPointer(
        bitPattern: (UInt(bitPattern: block) + UInt(pageSize) - 1) & ~UInt(pageSize - 1))
      madvise(start, bytes, MADV_HUGEPAGE)
    #endif
  }

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

  /// The working folder by its real name, and by the one that the user reached it by, if that differs.
  static var workingFolders: [FilePath] {
    knownWorkingFolders.withLock { known in
      if let known { return known }
      let folders = findWorkingFolders()
      known = folders
      return folders
    }
  }

  /// Nil until it is needed, and after the working folder has changed.
  private static let knownWorkingFolders = Locked<[FilePath]?>(nil)

  private static func findWorkingFolders() -> [FilePath] {
    let system = LocalFileSystem()
    guard let real = try? system.canonical(".") else { return [] }
    guard let text = variable("PWD"), text.hasPrefix("/") else { return [real] }
    let logical = FilePath(text)
    return logical == real || (try? system.canonical(logical)) != real ? [real] : [real, logical]
  }

  /// Runs `body` with another working folder; an empty path stands for the present one.
  static func inFolder<Result>(
    _ folder: FilePath, _ body: () -> Result
  ) throws(Failure) -> Result {
    guard !folder.bytes.isEmpty else { return body() }
    let before = open(".", O_RDONLY)
    defer { close(before) }
    guard before >= 0, enter(folder) else {
      throw Failure("cannot enter the folder \(quotedPath(folder))")
    }
    defer {
      _ = fchdir(before)
      knownWorkingFolders.withLock { $0 = nil }
    }
    return body()
  }

  private static func enter(_ folder: FilePath) -> Bool {
    knownWorkingFolders.withLock { known in
      known = nil
      return (folder.bytes + [0]).withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { chdir($0) == 0 } ?? false }
      }
    }
  }
}

// MARK: Workers

extension Platform {
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
}

// MARK: Threads

extension Platform {
  /// How many processors the machine has.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Starts a thread that nobody waits for; false where the system gives none.
  ///
  /// It takes no signals: they are for the main thread.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return Thread.start(body).map { pthread_detach($0) } != nil
  }

  fileprivate final class Thread: Sendable {
    let run: @Sendable () -> Void

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
  }

  /// A value that one thread at a time uses, and for whose changes others can wait.
  ///
  /// Unchecked because the lock is what makes it safe. A struct, because the runtime would have to make a generic class for
  /// each type of value.
  struct Locked<Value>: ~Copyable, @unchecked Sendable {
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ value: Value) {
      self.value.initialize(to: value)
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(change, nil)
    }

    deinit {
      pthread_cond_destroy(change)
      change.deallocate()
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
      value.deinitialize(count: 1)
      value.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&value.pointee)
    }

    /// Waits until `body` gives a result; it is asked again after each ``wakeAll()``.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while true {
        if let result = body(&value.pointee) { return result }
        pthread_cond_wait(change, mutex)
      }
    }

    /// Lets all look again that wait for a change.
    func wakeAll() { pthread_cond_broadcast(change) }
  }
}

#if canImport(Darwin)
  private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Platform.Thread>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Platform.Thread>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
#endif

// MARK: Signals

extension Platform {
  /// Signals that stop, continue or merely inform a process.
  private static let harmlessSignals: Set<Int32> = [
    SIGCHLD, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH,
  ]

  /// The signals that a thread waits for; nil while none does.
  private static let watchedSignals = Locked<sigset_t?>(nil)

  /// Runs `body` while signals wait, unless a thread takes them.
  static func holdingSignals<Result, Fault: Error>(
    _ body: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      // Its thread may have started just now.
      watchedSignals.withLock { if var set = $0 { pthread_sigmask(SIG_BLOCK, &set, nil) } }
    }
    return try body()
  }

  /// Undoes what the journal holds and ends the process if a signal waits that does so.
  static func undoIfSignalled(_ journal: TransactionJournal) {
    var waiting = sigset_t()
    sigpending(&waiting)
    let numbers = (1...64).filter { sigismember(&waiting, $0) == 1 }
    guard !numbers.isEmpty else { return }
    var ending = endingSignals()
    guard let number = numbers.first(where: { sigismember(&ending, $0) == 1 }) else { return }
    journal.undo { endProcess(bySignal: number) }
  }

  /// From now on a signal that ends the process first undoes what the journal holds.
  ///
  /// A thread of its own waits for the signals, so they end the process at once, whatever the other threads wait for.
  /// Signals that the parent process wants to be ignored stay ignored.
  static func undoAtTermination(_ journal: TransactionJournal) {
    let signals = endingSignals()
    var before = sigset_t()
    var set = signals
    pthread_sigmask(SIG_BLOCK, &set, &before)
    let thread = Thread.start {
      var set = signals
      var number: Int32 = 0
      guard sigwait(&set, &number) == 0 else { return }
      journal.undo { endProcess(bySignal: number) }
    }
    guard let thread else {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      return
    }
    pthread_detach(thread)
    watchedSignals.withLock { $0 = signals }
  }

  /// The signals that end the process, as far as a process can catch them.
  private static func endingSignals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in Int32(1)...64 where !harmlessSignals.contains(number) && number != SIGKILL {
      let action = signal(number, SIG_DFL)
      // Number 0 is the default action, which no name in Swift stands for on all systems.
      if unsafeBitCast(action, to: Int.self) == 0 {
        sigaddset(&set, number)
      } else {
        signal(number, action)
      }
    }
    return set
  }

  private static func endProcess(bySignal number: Int32) -> Never {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
  }
}

// MARK: Time

extension Platform {
  /// How long a clock has run that nobody sets.
  ///
  /// `ContinuousClock` tells it too, but a short run would read a part of the library of tasks for nothing else.
  static var clock: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Waits so long.
  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Waits so long for something on a stream and takes it away; false once the stream has ended.
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

#if canImport(Glibc)
  /// `mallopt` of the C library, in a header that Swift's module of it leaves out: -1 is `M_TRIM_THRESHOLD`, -2
  /// `M_TOP_PAD`, -3 `M_MMAP_THRESHOLD` and -8 `M_ARENA_MAX`.
  @_silgen_name("mallopt")
  private func setAllocatorOption(_ option: Int32, _ value: Int32) -> Int32
#endif
