/// A file in an open folder or below it; no link is followed between the two.
struct OutputEntry: Sendable {
  let folder: FileDescriptor
  let path: FilePath
}

extension FileSystem {
  func status(of entry: OutputEntry) throws(SystemError) -> FileStatus? {
    let outer = entry.path.folder
    // Everything below a missing folder is missing.
    if outer != ".", try status(of: OutputEntry(folder: entry.folder, path: outer)) == nil { return nil }
    return try at(entry, linkStatusIfAny(of:in:))
  }

  func checkWritable(_ entry: OutputEntry) throws(SystemError) { try at(entry, checkWritable(_:in:)) }

  func remove(_ entry: OutputEntry) throws(SystemError) { try at(entry, remove(_:in:)) }

  func makeFolder(_ entry: OutputEntry) throws(SystemError) { try at(entry, makeFolder(_:in:)) }

  func removeFolder(_ entry: OutputEntry) throws(SystemError) { try at(entry, removeFolder(_:in:)) }

  func rename(_ old: OutputEntry, to new: OutputEntry) throws(SystemError) {
    try at(old) { name, folder throws(SystemError) in
      try at(new) { newName, newFolder throws(SystemError) in try rename(name, in: folder, to: newName, in: newFolder) }
    }
  }

  func link(_ entry: OutputEntry, to new: OutputEntry) throws(SystemError) {
    try at(entry) { name, folder throws(SystemError) in try link(name, in: folder, to: new.path, in: new.folder) }
  }

  /// Runs `body` with the name of an entry in its folder, which is opened step by step.
  private func at<Result>(_ entry: OutputEntry, _ body: (FilePath, FileDescriptor) throws(SystemError) -> Result)
    throws(SystemError) -> Result
  {
    let outer = entry.path.folder
    guard outer != "." else { return try body(entry.path, entry.folder) }
    return try at(OutputEntry(folder: entry.folder, path: outer)) { name, folder throws(SystemError) in
      let inner = try open(name, in: folder, for: .passingFolder)
      defer { try? close(inner) }
      return try body(entry.path.lastComponent, inner)
    }
  }
}

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
