/// A file that waits for its name.
struct StagedFile: Sendable {
  let entry: OutputEntry
  let identity: FileIdentity
  let isDurable: Bool

  /// Writes bytes into a new file, with the permissions of the file that it replaces.
  static func write(
    _ bytes: [UInt8], to entry: OutputEntry, like former: FileStatus?, isDurable: Bool, _ system: any FileSystem
  ) throws(SystemError) -> StagedFile {
    let file = try system.open(entry.path, in: entry.folder, for: .creating)
    let status: FileStatus
    do throws(SystemError) {
      status = try system.status(of: file)
      if let former, isDurable, former.owner != status.owner {
        // Only a privileged user can give files away; for others the file becomes their own.
        try? system.setOwner(former.owner, of: file)
      }
      if let former { try system.setPermissions(former.permissions & 0o777, of: file) }
      try system.writeAll(bytes, to: file)
      if isDurable { try system.synchronize(file) }
    } catch {
      try? system.close(file)
      throw error
    }
    try system.close(file)
    return StagedFile(entry: entry, identity: status.identity, isDurable: isDurable)
  }
}
