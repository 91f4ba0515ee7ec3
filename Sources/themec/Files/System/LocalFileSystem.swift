import CLibrary
import ThemeBase

/// The file system of the machine.
///
/// No other file of this module calls the C library.
struct LocalFileSystem: FileSystem {
  /// Runs a call until no signal interrupts it; a result below zero is an error.
  @discardableResult private func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }

  /// Runs a call with a path as the system takes it: terminated by a NUL, with none inside.
  @discardableResult private func with<Result: SignedInteger>(
    _ path: FilePath, _ call: (UnsafePointer<CChar>) -> Result
  ) throws(SystemError) -> Result {
    let text = try terminated(path)
    return try retrying { call(text) }
  }

  private func terminated(_ path: FilePath) throws(SystemError) -> [CChar] {
    guard !path.bytes.contains(0) else { throw .nulInName }
    return path.bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// Some systems refuse to move more than 2 GB at once.
  private static let longestTransfer = 1 << 30

  /// Half a minute of waiting for a lock: a run that holds it is far quicker, so another program has it, or one that was
  /// stopped.
  private static let lockAttempts = 6_000
  /// Microseconds between two looks at a lock.
  private static let lockPause: UInt32 = 5_000

  // MARK: Open files

  var user: UInt32 { geteuid() }

  func open(_ path: FilePath, in folder: FileDescriptor, for use: FileUse) throws(SystemError) -> FileDescriptor {
    let flags =
      switch use {
      case .reading: O_RDONLY
      case .readingAtOnce: O_RDONLY | O_NONBLOCK | O_NOCTTY
      case .writing: O_WRONLY | O_NOCTTY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .holdingFolder: O_RDONLY | O_DIRECTORY | O_NOFOLLOW
      case .passingFolder: passing | O_DIRECTORY | O_NOFOLLOW
      }
    let number = try with(path) { openat(folder.number, $0, flags | O_CLOEXEC, 0o666) }
    return FileDescriptor(number: number)
  }

  func close(_ file: FileDescriptor) throws(SystemError) {
    // After an interruption the descriptor is gone all the same: a second call could close another file.
    if CLibrary.close(file.number) < 0, errno != EINTR { throw SystemError(code: errno) }
  }

  func read(_ file: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let count = min(buffer.count, Self.longestTransfer)
    return try retrying { CLibrary.read(file.number, buffer.baseAddress, count) }
  }

  func write(_ file: FileDescriptor, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let count = min(bytes.count, Self.longestTransfer)
    return try retrying { CLibrary.write(file.number, bytes.baseAddress, count) }
  }

  func synchronize(_ file: FileDescriptor) throws(SystemError) {
    do { try retrying { fsync(file.number) } } catch  where error.code != EINVAL && error.code != ENOTSUP {
      throw error
    } catch {}
  }

  func setPermissions(_ bits: UInt32, of file: FileDescriptor) throws(SystemError) {
    try retrying { fchmod(file.number, mode_t(truncatingIfNeeded: bits)) }
  }

  func setOwner(_ owner: FileOwner, of file: FileDescriptor) throws(SystemError) {
    try retrying { fchown(file.number, owner.user, owner.group) }
  }

  func lock(_ folder: FileDescriptor) throws(SystemError) -> Bool {
    for _ in 0..<Self.lockAttempts {
      do {
        try retrying { flock(folder.number, LOCK_EX | LOCK_NB) }
        return true
      } catch  where error.code != EWOULDBLOCK { throw error } catch { usleep(Self.lockPause) }
    }
    return false
  }

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    try retrying { fstat(file.number, &status) }
    return FileStatus(status)
  }

  // MARK: Names

  func status(of path: FilePath) throws(SystemError) -> FileStatus {
    var status = stat()
    try with(path) { stat($0, &status) }
    return FileStatus(status)
  }

  func linkStatus(of path: FilePath, in folder: FileDescriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    try with(path) { fstatat(folder.number, $0, &status, AT_SYMLINK_NOFOLLOW) }
    return FileStatus(status)
  }

  func target(ofLink path: FilePath, in folder: FileDescriptor) throws(SystemError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try with(path) { readlinkat(folder.number, $0, &buffer, buffer.count) }
    return FilePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) })
  }

  func canonical(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let resolved = realpath(try terminated(path), nil) else { throw SystemError(code: errno) }
    defer { free(resolved) }
    return FilePath(bytes: bytes(of: resolved))
  }

  func checkWritable(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try with(path) { faccessat(folder.number, $0, W_OK, 0) }
  }

  func rename(_ old: FilePath, in folder: FileDescriptor, to new: FilePath, in newFolder: FileDescriptor)
    throws(SystemError)
  {
    let new = try terminated(new)
    try with(old) { renameat(folder.number, $0, newFolder.number, new) }
  }

  func link(_ path: FilePath, in folder: FileDescriptor, to new: FilePath, in newFolder: FileDescriptor)
    throws(SystemError)
  {
    let new = try terminated(new)
    try with(path) { linkat(folder.number, $0, newFolder.number, new, 0) }
  }

  func remove(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try with(path) { unlinkat(folder.number, $0, 0) }
  }

  func makeFolder(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try with(path) { mkdirat(folder.number, $0, 0o777) }
  }

  func removeFolder(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try with(path) { unlinkat(folder.number, $0, AT_REMOVEDIR) }
  }

  func names(in path: FilePath, in folder: FileDescriptor, limit: Int) throws(SystemError) -> [FilePath] {
    let file = try with(path) { openat(folder.number, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
    guard let handle = fdopendir(file) else {
      let error = SystemError(code: errno)
      try? close(FileDescriptor(number: file))
      throw error
    }
    defer { closedir(handle) }
    var names: [FilePath] = []
    while names.count < limit, let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          FilePath(bytes: bytes(of: $0))
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
    (0..<strlen(string)).map { UInt8(bitPattern: string[$0]) }
  }

  /// Lets the process open as many files at once as the system allows: each folder of outputs is held open.
  func allowManyOpenFiles() {
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 16)
    setrlimit(openFiles, &limit)
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let mode = UInt32(status.st_mode)
    kind =
      switch mode & 0o170000 {
      case 0o100000: .regular
      case 0o040000: .folder
      case 0o120000: .link
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
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino))
    owner = FileOwner(user: status.st_uid, group: status.st_gid)
  }
}

// MARK: Errors

extension SystemError {
  /// A name with a NUL in it, which no file has.
  static let nulInName = SystemError(code: -1)
  /// A link or a pipe that somebody else has put into a folder that others can write to.
  static let isForeign = SystemError(code: -2)
  /// A pipe, a device or a socket where only a regular file is read.
  static let isSpecial = SystemError(code: -3)
  /// Longer than ``SourceFile/maximumSize``.
  static let tooLarge = SystemError(code: -4)
  /// The name led to another file when it was opened than when it was checked.
  static let changed = SystemError(code: -5)
  /// Another file names it, and it lies outside of the folder that such names may not leave.
  static let isOutside = SystemError(code: -6)
  /// A folder is in the place of a file.
  static let isFolder = SystemError(code: EISDIR)
  /// A part of a path is a file, not a folder.
  static let isNoFolder = SystemError(code: ENOTDIR)
  /// The permissions do not allow it.
  static let isNotPermitted = SystemError(code: EACCES)
  /// Something has the name already.
  static let exists = SystemError(code: EEXIST)
  /// The file system has no such operation.
  static let isNotSupported = SystemError(code: ENOTSUP)
  /// Links that lead to each other.
  static let tooManyLinks = SystemError(code: ELOOP)

  var isMissing: Bool { code == ENOENT }
  var isBrokenPipe: Bool { code == EPIPE }
  var isTryAgain: Bool { code == EAGAIN }

  /// A phrase as diagnostics word it: `no such file or folder`.
  var text: String {
    switch code {
    case Self.nulInName.code: return "its name contains a NUL"
    case Self.isForeign.code:
      return "another user has put a link or a pipe there, into a folder that others can write to"
    case Self.isSpecial.code: return "it is a pipe or a device, not a file"
    case Self.tooLarge.code: return "it is larger than \(SourceFile.maximumSize) bytes"
    case Self.changed.code: return "it changed while it was read"
    case Self.isOutside.code: return "it lies outside of the root"
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

extension FileDescriptor {
  /// Stands for the working folder where an open folder is asked for.
  static let workingFolder = FileDescriptor(number: AT_FDCWD)
}

#if os(Linux)
  /// `O_PATH`, which the C library hides.
  private let passing: Int32 = 0o10_000_000
#else
  private let passing = O_RDONLY
#endif

#if canImport(Glibc)
  private let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
  private let openFiles = RLIMIT_NOFILE
#endif
