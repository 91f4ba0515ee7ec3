import CLibrary
import ThemeFiles

/// The working folder.
extension Platform {
  /// The working folder by its real name, and by the one that the user reached it by, if that differs.
  static var workingFolders: [FilePath] {
    cachedWorkingFolders.withLock { cached in
      if let cached { return cached }
      let folders = findWorkingFolders()
      cached = folders
      return folders
    }
  }

  /// Nil until it is needed, and after the working folder has changed.
  private static let cachedWorkingFolders = Locked<[FilePath]?>(nil)

  private static func findWorkingFolders() -> [FilePath] {
    let system = LocalFileSystem()
    guard let real = try? system.canonical(".") else { return [] }
    guard let text = variable("PWD"), text.hasPrefix("/") else { return [real] }
    let logical = FilePath(text)
    return logical == real || (try? system.canonical(logical)) != real ? [real] : [real, logical]
  }

  /// Runs `body` with another working folder; an empty path is the present one.
  static func inFolder<Result>(
    _ folder: FilePath, _ body: () -> Result
  ) throws(Failure) -> Result {
    guard !folder.bytes.isEmpty else { return body() }
    let before = open(".", O_RDONLY)
    defer { close(before) }
    guard before >= 0, enter(folder) else {
      throw Failure("cannot enter the folder \(quotedPath(folder))")
    }
    defer {
      _ = fchdir(before)
      cachedWorkingFolders.withLock { $0 = nil }
    }
    return body()
  }

  private static func enter(_ folder: FilePath) -> Bool {
    cachedWorkingFolders.withLock { cached in
      cached = nil
      return (folder.bytes + [0]).withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { chdir($0) == 0 } ?? false }
      }
    }
  }
}
