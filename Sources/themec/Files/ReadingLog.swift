/// Which files a run looked at, as they were just before.
struct ReadingLog: Sendable {
  /// Each file by its path; nil for one that was not there.
  private(set) var stamps: [FilePath: FileStamp?] = [:]

  /// Begins with the files that are about to be read.
  init(_ paths: [FilePath]) { for path in paths { note(path) } }

  /// Notes a file before it is read: what changes from now on is seen later.
  mutating func note(_ path: FilePath) { if stamps[path] == nil { stamps[path] = .some(FileStamp(path)) } }

  /// The same files as they are now.
  func renewed() -> ReadingLog { ReadingLog(Array(stamps.keys)) }
}

/// The traits of a file that tell whether it has to be read again.
struct FileStamp: Equatable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  private let modification: Int64

  /// Nil for a file that is not there.
  init?(_ path: FilePath) {
    guard let status = LocalFileSystem().statusIfAny(of: path) else { return nil }
    identity = status.identity
    size = status.size
    modification = status.modification
  }
}
