import Synchronization

@testable import themec

/// The real file system, counted, with a fault at a chosen call.
final class FaultyFileSystem: FileSystem {
  enum Fault: Sendable {
    case none
    /// The call of this number fails, and no other.
    case failure(at: Int, SystemError)
    /// From this call on nothing happens any more, as if the process had been killed.
    case death(at: Int)
    /// Second names are not to be had.
    case noLinks
    /// No file gets this name.
    case failingRename(to: FilePath)
    /// Another program keeps every lock.
    case noLocks
    /// Every symbolic link and every pipe belongs to somebody else.
    case foreignLinks
  }

  static let inputOutputError = SystemError(code: 5)

  private let real = LocalFileSystem()
  private let fault: Fault
  private let calls = Mutex(0)
  private let synchronizations = Mutex(0)

  init(_ fault: Fault = .none) { self.fault = fault }

  /// How many calls there were.
  var count: Int { calls.withLock { $0 } }

  /// How often the caller waited until something was on the disk.
  var synchronizationCount: Int { synchronizations.withLock { $0 } }

  private func call<Result>(_ body: () throws(SystemError) -> Result) throws(SystemError) -> Result {
    let number = calls.withLock { count in
      count += 1
      return count
    }
    switch fault {
    case .failure(let fatal, let error): if number == fatal { throw error }
    case .death(let fatal): if number >= fatal { throw Self.inputOutputError }
    default: break
    }
    return try body()
  }

  var user: UInt32 { real.user }

  func open(_ path: FilePath, in folder: FileDescriptor, for use: FileUse) throws(SystemError) -> FileDescriptor {
    try call { () throws(SystemError) in try real.open(path, in: folder, for: use) }
  }

  /// Whatever the fault, the descriptor is gone: the system closes those of a dead process, too.
  func close(_ file: FileDescriptor) throws(SystemError) {
    try real.close(file)
    try call { () throws(SystemError) in }
  }

  func read(_ file: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try call { () throws(SystemError) in try real.read(file, into: buffer) }
  }

  func write(_ file: FileDescriptor, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    try call { () throws(SystemError) in try real.write(file, bytes) }
  }

  func synchronize(_ file: FileDescriptor) throws(SystemError) {
    synchronizations.withLock { $0 += 1 }
    try call { () throws(SystemError) in try real.synchronize(file) }
  }

  func setPermissions(_ bits: UInt32, of file: FileDescriptor) throws(SystemError) {
    try call { () throws(SystemError) in try real.setPermissions(bits, of: file) }
  }

  func setOwner(_ owner: FileOwner, of file: FileDescriptor) throws(SystemError) {
    try call { () throws(SystemError) in try real.setOwner(owner, of: file) }
  }

  func lock(_ folder: FileDescriptor) throws(SystemError) -> Bool {
    if case .noLocks = fault { return false }
    return try call { () throws(SystemError) in try real.lock(folder) }
  }

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    try call { () throws(SystemError) in try real.status(of: file) }
  }

  func status(of path: FilePath) throws(SystemError) -> FileStatus {
    try call { () throws(SystemError) in try real.status(of: path) }
  }

  func linkStatus(of path: FilePath, in folder: FileDescriptor) throws(SystemError) -> FileStatus {
    let status = try call { () throws(SystemError) in try real.linkStatus(of: path, in: folder) }
    guard case .foreignLinks = fault, status.kind == .link || status.kind == .special else { return status }
    return FileStatus(
      kind: status.kind, permissions: status.permissions, size: status.size, modification: status.modification,
      identity: status.identity, owner: FileOwner(user: 4_321, group: 4_321))
  }

  func target(ofLink path: FilePath, in folder: FileDescriptor) throws(SystemError) -> FilePath {
    try call { () throws(SystemError) in try real.target(ofLink: path, in: folder) }
  }

  func canonical(_ path: FilePath) throws(SystemError) -> FilePath {
    try call { () throws(SystemError) in try real.canonical(path) }
  }

  func checkWritable(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try call { () throws(SystemError) in try real.checkWritable(path, in: folder) }
  }

  func rename(_ old: FilePath, in folder: FileDescriptor, to new: FilePath, in newFolder: FileDescriptor)
    throws(SystemError)
  {
    if case .failingRename(let name) = fault, new == name { throw Self.inputOutputError }
    try call { () throws(SystemError) in try real.rename(old, in: folder, to: new, in: newFolder) }
  }

  func link(_ path: FilePath, in folder: FileDescriptor, to new: FilePath, in newFolder: FileDescriptor)
    throws(SystemError)
  {
    if case .noLinks = fault { throw .isNotSupported }
    try call { () throws(SystemError) in try real.link(path, in: folder, to: new, in: newFolder) }
  }

  func remove(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try call { () throws(SystemError) in try real.remove(path, in: folder) }
  }

  func makeFolder(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try call { () throws(SystemError) in try real.makeFolder(path, in: folder) }
  }

  func removeFolder(_ path: FilePath, in folder: FileDescriptor) throws(SystemError) {
    try call { () throws(SystemError) in try real.removeFolder(path, in: folder) }
  }

  func names(in path: FilePath, in folder: FileDescriptor, limit: Int) throws(SystemError) -> [FilePath] {
    try call { () throws(SystemError) in try real.names(in: path, in: folder, limit: limit) }
  }
}
