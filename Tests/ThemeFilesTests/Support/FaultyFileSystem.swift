import Synchronization
import ThemeFiles

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

  private func call<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let number = calls.withLock { count in
      count += 1
      return count
    }
    switch fault {
    case .failure(let fatal, let error): if number == fatal { throw error }
    case .death(let fatal): if number >= fatal { throw Self.inputOutputError }
    case .none, .noLinks: break
    }
    return try body()
  }

  func open(_ path: FilePath, for use: FileUse) throws(SystemError) -> FileDescriptor {
    try call { () throws(SystemError) in try real.open(path, for: use) }
  }

  /// Whatever the fault, the descriptor is gone: the system closes those of a dead process, too.
  func close(_ file: FileDescriptor) throws(SystemError) {
    try real.close(file)
    try call { () throws(SystemError) in }
  }

  func read(
    _ file: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try call { () throws(SystemError) in try real.read(file, into: buffer) }
  }

  func write(_ file: FileDescriptor, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    try call { () throws(SystemError) in try real.write(file, bytes) }
  }

  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    try call { () throws(SystemError) in try real.truncate(file, to: size) }
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

  func lock(_ file: FileDescriptor) throws(SystemError) -> Bool {
    try call { () throws(SystemError) in try real.lock(file) }
  }

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    try call { () throws(SystemError) in try real.status(of: file) }
  }

  func status(of path: FilePath) throws(SystemError) -> FileStatus {
    try call { () throws(SystemError) in try real.status(of: path) }
  }

  func linkStatus(of path: FilePath) throws(SystemError) -> FileStatus {
    try call { () throws(SystemError) in try real.linkStatus(of: path) }
  }

  func target(ofLink path: FilePath) throws(SystemError) -> FilePath {
    try call { () throws(SystemError) in try real.target(ofLink: path) }
  }

  func canonical(_ path: FilePath) throws(SystemError) -> FilePath {
    try call { () throws(SystemError) in try real.canonical(path) }
  }

  func checkWritable(_ path: FilePath) throws(SystemError) {
    try call { () throws(SystemError) in try real.checkWritable(path) }
  }

  func rename(_ old: FilePath, to new: FilePath) throws(SystemError) {
    try call { () throws(SystemError) in try real.rename(old, to: new) }
  }

  func link(_ path: FilePath, to new: FilePath) throws(SystemError) {
    if case .noLinks = fault { throw .isNotSupported }
    try call { () throws(SystemError) in try real.link(path, to: new) }
  }

  func remove(_ path: FilePath) throws(SystemError) {
    try call { () throws(SystemError) in try real.remove(path) }
  }

  func makeFolder(_ path: FilePath) throws(SystemError) {
    try call { () throws(SystemError) in try real.makeFolder(path) }
  }

  func removeFolder(_ path: FilePath) throws(SystemError) {
    try call { () throws(SystemError) in try real.removeFolder(path) }
  }

  func names(in folder: FilePath, limit: Int) throws(SystemError) -> [FilePath] {
    try call { () throws(SystemError) in try real.names(in: folder, limit: limit) }
  }
}
