import ThemeBase

/// Reads whole files: regular ones, pipes, devices, standard input.
struct FileReader: Sendable {
  private let system: any FileSystem

  init(_ system: any FileSystem = LocalFileSystem()) { self.system = system }

  /// Reads the file at `path`; waits for the writer of a pipe.
  func read(_ path: FilePath) throws(SystemError) -> FileContent {
    let file = try system.open(path, for: .reading)
    defer { try? system.close(file) }
    return try read(file)
  }

  /// Reads a regular file; anything else is an error and not waited for.
  func readRegularFile(_ path: FilePath) throws(SystemError) -> FileContent {
    // Looked at first, because opening a device can do something.
    let status = try system.status(of: path)
    try Self.checkRegular(status)
    let file = try system.open(path, for: .readingAtOnce)
    defer { try? system.close(file) }
    let content = try read(file)
    try Self.checkRegular(content.status)
    return content
  }

  private static func checkRegular(_ status: FileStatus) throws(SystemError) {
    if status.kind == .folder { throw .isFolder }
    if status.kind != .regular { throw .isSpecial }
  }

  /// Reads an open file or stream to its end.
  func read(_ file: FileDescriptor) throws(SystemError) -> FileContent {
    let status = try system.status(of: file)
    if status.kind == .folder { throw .isFolder }
    let expected = status.kind == .regular ? status.size : 0
    guard expected <= SourceFile.maximumSize else { throw .tooLarge }
    var bytes: [UInt8] = []
    // Bytes that are read stay in a room of their size, as there may be thousands of files; one byte more finds the end of most.
    let least = expected > 0 ? 1 << 12 : 1 << 16
    var room = expected > 0 ? expected + 1 : least
    while true {
      let count = try append(room, from: file, to: &bytes)
      // A file that gave its size, and no more where there was room, has ended.
      if count == 0 || bytes.count == expected && count < room { return FileContent(bytes: bytes, status: status) }
      guard bytes.count <= SourceFile.maximumSize else { throw .tooLarge }
      room = max(room - count, least)
    }
  }

  /// Appends up to `room` bytes and returns how many came.
  private func append(_ room: Int, from file: FileDescriptor, to bytes: inout [UInt8]) throws(SystemError) -> Int {
    var failure: SystemError?
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      do throws(SystemError) { count = try system.read(file, into: UnsafeMutableRawBufferPointer(buffer)) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return chunk.count
  }
}

/// The content of a file, with the identity of the file.
struct FileContent: Sendable {
  let bytes: [UInt8]
  /// The status of what was opened, from before it was read.
  let status: FileStatus
}
