/// The calls of the system that this module makes about files, and nothing else.
///
/// ``LocalFileSystem`` is the real one. Tests put one in its place that fails at a chosen call.
protocol FileSystem: Sendable {
  /// The user in whose name the process writes.
  var user: UInt32 { get }

  /// Opens a file; waits if that is how the file is (a pipe without a writer).
  ///
  /// Here and below a relative path begins at the open folder.
  func open(_ path: FilePath, in folder: FileDescriptor, for use: FileUse) throws(SystemError) -> FileDescriptor

  /// Closes; an error of a delayed write shows here on some file systems.
  func close(_ file: FileDescriptor) throws(SystemError)

  /// Reads into `buffer` and returns how many bytes came; 0 is the end.
  func read(_ file: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int

  /// Writes at least one byte of `bytes`, which is not empty, and returns how many.
  func write(_ file: FileDescriptor, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int

  /// Waits until an open file or folder is on the disk; a file system that cannot tell is not an error.
  func synchronize(_ file: FileDescriptor) throws(SystemError)

  /// Sets the permission bits of an open file.
  func setPermissions(_ bits: UInt32, of file: FileDescriptor) throws(SystemError)

  /// Sets who owns an open file.
  func setOwner(_ owner: FileOwner, of file: FileDescriptor) throws(SystemError)

  /// Locks an open folder for this process, and waits some time for another process that has the lock; false if that one
  /// keeps it.
  ///
  /// The system gives the lock back when the folder is closed, also when the process is killed.
  func lock(_ folder: FileDescriptor) throws(SystemError) -> Bool

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus

  /// The status of what a path leads to, symbolic links followed.
  func status(of path: FilePath) throws(SystemError) -> FileStatus

  /// The status of a path itself: a symbolic link is not followed.
  func linkStatus(of path: FilePath, in folder: FileDescriptor) throws(SystemError) -> FileStatus

  /// The path that a symbolic link holds.
  func target(ofLink path: FilePath, in folder: FileDescriptor) throws(SystemError) -> FilePath

  /// The absolute path without links of something that exists.
  func canonical(_ path: FilePath) throws(SystemError) -> FilePath

  /// Fails if the user may not write the file.
  func checkWritable(_ path: FilePath, in folder: FileDescriptor) throws(SystemError)

  /// Gives a file another name, in place of what had it.
  func rename(_ old: FilePath, in folder: FileDescriptor, to new: FilePath, in newFolder: FileDescriptor)
    throws(SystemError)

  /// Gives a file a second name, which must be free.
  func link(_ path: FilePath, in folder: FileDescriptor, to new: FilePath, in newFolder: FileDescriptor)
    throws(SystemError)

  /// Removes a name of a file.
  func remove(_ path: FilePath, in folder: FileDescriptor) throws(SystemError)

  /// Makes a folder, whose name must be free.
  func makeFolder(_ path: FilePath, in folder: FileDescriptor) throws(SystemError)

  /// Removes an empty folder.
  func removeFolder(_ path: FilePath, in folder: FileDescriptor) throws(SystemError)

  /// The names in a folder without `.` and `..`, at most `limit` of them, in no particular order.
  func names(in path: FilePath, in folder: FileDescriptor, limit: Int) throws(SystemError) -> [FilePath]
}

/// The purpose of opening a file.
enum FileUse: Sendable {
  case reading
  /// Reading without waiting for the writer of a pipe or for a device.
  case readingAtOnce
  /// Writing what is there already.
  case writing
  /// Writing a file that must not exist, with the permissions that new files have.
  case creating
  /// Holding a folder, for ``FileSystem/lock(_:)``; a symbolic link is refused.
  case holdingFolder
  /// Naming files in a folder, which needs no right to list it; a symbolic link is refused.
  case passingFolder
}

/// The number of an open file.
struct FileDescriptor: Hashable, Sendable {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)
}

// MARK: Paths from the working folder

extension FileSystem {
  func open(_ path: FilePath, for use: FileUse) throws(SystemError) -> FileDescriptor {
    try open(path, in: .workingFolder, for: use)
  }

  func linkStatus(of path: FilePath) throws(SystemError) -> FileStatus { try linkStatus(of: path, in: .workingFolder) }

  func remove(_ path: FilePath) throws(SystemError) { try remove(path, in: .workingFolder) }

  func names(in folder: FilePath, limit: Int) throws(SystemError) -> [FilePath] {
    try names(in: folder, in: .workingFolder, limit: limit)
  }

  /// Writes all of `bytes`.
  func writeAll(_ bytes: [UInt8], to file: FileDescriptor) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
      var rest = UnsafeRawBufferPointer(buffer)[...]
      while !rest.isEmpty { rest = rest.dropFirst(try write(file, UnsafeRawBufferPointer(rebasing: rest))) }
    }
  }

  /// The status of what a path leads to, or nil if that cannot be told.
  func statusIfAny(of path: FilePath) -> FileStatus? { try? status(of: path) }

  /// Whether a path is a file, or a link, that neither this user nor the system's owns, in a folder that others can write to.
  func isForeign(_ path: FilePath) -> Bool {
    guard let owner = (try? linkStatus(of: path))?.owner.user, owner != 0, owner != user else { return false }
    return statusIfAny(of: path.folder)?.isWritableByOthers ?? true
  }

  /// The status of a path itself, or nil if there is nothing.
  func linkStatusIfAny(of path: FilePath, in folder: FileDescriptor = .workingFolder) throws(SystemError) -> FileStatus?
  {
    do throws(SystemError) { return try linkStatus(of: path, in: folder) } catch
      where !error.isMissing && error != .isNoFolder
    { throw error } catch { return nil }
  }
}

/// The number of an error of the system, with its text.
///
/// `LocalFileSystem.swift`, the only file that knows the C library, says what the numbers mean.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32
}

/// Which file it is, whatever its name: the device and the number of the file on it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
}

/// The facts that the file system knows about a file.
struct FileStatus: Sendable {
  /// The kind of a file; `special` is a pipe, a device or a socket.
  enum Kind: Sendable { case regular, folder, link, special }

  let kind: Kind
  /// The permission bits, such as `0o644`.
  let permissions: UInt32
  /// Bytes; meaningless for a special file.
  let size: Int
  /// When the file was last written, in nanoseconds since 1970.
  let modification: Int64
  let identity: FileIdentity
  /// The numbers of the user and of the group that own the file.
  let owner: FileOwner

  /// Whether nobody may write the file, whatever the user's privileges.
  var isReadOnly: Bool { permissions & 0o222 == 0 }

  /// Whether somebody else may have put this into a folder so that the user follows it: anybody can write to the folder, and
  /// it belongs neither to the user nor to the owner of the folder.
  func isForeign(in folder: FileStatus, to user: UInt32) -> Bool {
    folder.permissions & 0o002 != 0 && owner.user != user && owner.user != folder.owner.user
  }

  /// Whether others than the owner may write, or it is a folder that is made for many (`/tmp`).
  var isWritableByOthers: Bool { permissions & 0o1022 != 0 }
}

/// The user and the group that own a file.
struct FileOwner: Hashable, Sendable {
  let user: UInt32
  let group: UInt32
}
