/// The difference between a file on the disk and what a run would write.
struct OutputDifference: Sendable, Equatable {
  /// The change that the run would make.
  enum Change: Sendable, Equatable {
    case create
    /// The present bytes, or nil if they are not those of a regular file.
    case replace([UInt8]?)
    case remove
  }

  let path: FilePath
  let change: Change
  /// The bytes that would be written; none for a file that would be removed.
  let bytes: [UInt8]

  /// The difference of one output, or nil if the file holds its bytes.
  static func of(_ path: FilePath, _ bytes: [UInt8], in system: any FileSystem = LocalFileSystem())
    -> OutputDifference?
  {
    guard system.statusIfAny(of: path) != nil else {
      return OutputDifference(path: path, change: .create, bytes: bytes)
    }
    let content = try? FileReader(system).readRegularFile(path).bytes
    if content == bytes { return nil }
    return OutputDifference(path: path, change: .replace(content), bytes: bytes)
  }

  /// The differences of a folder: files that are missing, that differ, and that would go away.
  static func of(_ product: FolderOutput, in system: any FileSystem = LocalFileSystem()) throws(Failure)
    -> [OutputDifference]
  {
    let state = try FolderState(of: product, in: system)
    let differences = zip(product.files, state.changes).compactMap { file, change in
      change.map { OutputDifference(path: product.folder.appending(file.path), change: $0, bytes: file.bytes) }
    }
    return differences
      + state.stale.map { OutputDifference(path: product.folder.appending($0), change: .remove, bytes: []) }
  }
}
