/// A file that waits in a staging folder for its name.
struct StagedFile: Sendable {
  let path: FilePath
  let target: OutputTarget
  let identity: FileIdentity
  /// The folder of the target, whose staging folder holds the file.
  let folder: FileIdentity
  let bytes: [UInt8]
  /// Whether the run waits until the file is on the disk: a source, which cannot be made again.
  let isDurable: Bool

  /// Whether the bytes are written into the file that is there, because it has several names to keep.
  var isInPlace: Bool { isDurable && (target.status?.linkCount ?? 1) > 1 }

  /// Writes the bytes into a new file, gives it the permissions of the file that it replaces, and closes it.
  static func fill(
    _ file: FileDescriptor, with bytes: [UInt8], like former: FileStatus?, isDurable: Bool,
    _ system: any FileSystem
  ) throws(SystemError) -> FileIdentity {
    let status: FileStatus
    do throws(SystemError) {
      status = try system.status(of: file)
      if let former, isDurable, former.owner != status.owner {
        // Only a privileged user can give files away; for others the file becomes their own.
        try? system.setOwner(former.owner, of: file)
      }
      if let former { try system.setPermissions(former.permissions, of: file) }
      try system.writeAll(bytes, to: file)
      if isDurable { try system.synchronize(file) }
    } catch {
      try? system.close(file)
      throw error
    }
    try system.close(file)
    return status.identity
  }
}
