import ThemeBase

/// Reads whole files: regular ones, pipes, devices, standard input.
struct FileReader: Sendable {
  private let system: any FileSystem

  init(_ system: any FileSystem = LocalFileSystem()) { self.system = system }

  /// Reads the file at `path`; waits for the writer of a pipe.
  func read(_ path: FilePath) throws(ReadError) -> FileContent {
    let file = try wrap { () throws(SystemError) in try system.open(path, for: .reading) }
    defer { try? system.close(file) }
    return try read(file)
  }

  /// Reads a regular file; anything else is an error and not waited for.
  func readRegularFile(_ path: FilePath) throws(ReadError) -> FileContent {
    // Looked at first, because opening a device can do something.
    let status = try wrap { () throws(SystemError) in try system.status(of: path) }
    try Self.checkRegular(status)
    let file = try wrap { () throws(SystemError) in try system.open(path, for: .readingAtOnce) }
    defer { try? system.close(file) }
    let content = try read(file)
    try Self.checkRegular(content.status)
    return content
  }

  private static func checkRegular(_ status: FileStatus) throws(ReadError) {
    switch status.kind {
    case .regular: return
    case .folder: throw .isFolder
    case .special, .link: throw .isSpecial
    }
  }

  /// Reads standard input to its end.
  func readStandardInput() throws(ReadError) -> FileContent { try read(.standardInput) }

  private func read(_ file: FileDescriptor) throws(ReadError) -> FileContent {
    let status = try wrap { () throws(SystemError) in try system.status(of: file) }
    if status.kind == .folder { throw .isFolder }
    let expected = status.kind == .regular ? status.size : 0
    guard expected <= SourceFile.maximumSize else { throw .tooLarge }
    var bytes: [UInt8] = []
    // What is read stays in a room of its size, as there may be thousands of files; one byte more finds the end of most.
    let least = expected > 0 ? 1 << 12 : 1 << 16
    var room = expected > 0 ? expected + 1 : least
    while true {
      let count = try append(room, from: file, to: &bytes)
      if count == 0 { return FileContent(bytes: bytes, status: status) }
      guard bytes.count <= SourceFile.maximumSize else { throw .tooLarge }
      room = max(room - count, least)
    }
  }

  /// Appends up to `room` bytes and returns how many came.
  private func append(_ room: Int, from file: FileDescriptor, to bytes: inout [UInt8]) throws(ReadError) -> Int {
    var failure: SystemError?
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      do throws(SystemError) { count = try system.read(file, into: UnsafeMutableRawBufferPointer(buffer)) } catch {
        failure = error
      }
    }
    if let failure { throw .system(failure) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return chunk.count
  }

  private func wrap<Result>(_ call: () throws(SystemError) -> Result) throws(ReadError) -> Result {
    do { return try call() } catch { throw .system(error) }
  }
}

/// The content of a file, with the identity of the file.
struct FileContent: Sendable {
  let bytes: [UInt8]
  /// The status of what was opened, from before it was read.
  let status: FileStatus
}

/// Why a file was not read.
enum ReadError: Error, Hashable, Sendable {
  case isFolder
  /// A pipe, a device or a socket where only a regular file is read.
  case isSpecial
  /// Longer than ``SourceFile/maximumSize``.
  case tooLarge
  /// The name led to another file when it was opened than when it was checked.
  case changed
  /// Another file names it, and it lies outside of the folder that such names may not leave.
  case isOutside
  case system(SystemError)

  /// A phrase as diagnostics word it.
  var text: String {
    switch self {
    case .isFolder: SystemError.isFolder.text
    case .isSpecial: "it is a pipe or a device, not a file"
    case .tooLarge: "it is larger than \(SourceFile.maximumSize) bytes"
    case .changed: "it changed while it was read"
    case .isOutside: "it lies outside of the root"
    case .system(let error): error.text
    }
  }

  /// Whether there is no such file.
  var isMissing: Bool { if case .system(let error) = self { error.isMissing } else { false } }
}
