extension FileSystem {
  /// Writes new bytes into a file that keeps its identity, and waits until they are on the disk.
  func overwrite(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    try write(bytes, to: try open(path, for: .writing), isCut: true)
  }

  /// Copies a regular file with its permissions to a name that must be free.
  func copy(_ path: FilePath, to new: FilePath) throws(SystemError) {
    let content: FileContent
    do throws(ReadError) {
      content = try FileReader(self).readRegularFile(path)
    } catch .system(let error) {
      throw error
    } catch {
      throw .isNotSupported
    }
    let file = try open(new, for: .creating)
    do throws(SystemError) {
      try setPermissions(content.status.permissions, of: file)
      try write(content.bytes, to: file, isCut: false)
    } catch {
      try? remove(new)
      throw error
    }
  }

  /// Writes to an open file from its start, waits until the bytes are on the disk, and closes it.
  private func write(
    _ bytes: [UInt8], to file: FileDescriptor, isCut: Bool
  ) throws(SystemError) {
    do throws(SystemError) {
      try writeAll(bytes, to: file)
      if isCut { try truncate(file, to: bytes.count) }
      try synchronize(file)
    } catch {
      try? close(file)
      throw error
    }
    try close(file)
  }

  /// Waits until the names in the folder of a file are on the disk.
  func synchronizeFolder(of path: FilePath) throws(SystemError) {
    let folder = try open(path.folder, for: .holdingFolder)
    defer { try? close(folder) }
    try synchronize(folder)
  }
}
