import Foundation

@testable import themec

/// A folder of its own for one test, removed at the end.
final class TemporaryFolder {
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "themec-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try LocalFileSystem().canonical(FilePath(url.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path.text) }

  /// The path of a name in the folder.
  func callAsFunction(_ name: FilePath) -> FilePath { path.appending(name) }

  @discardableResult func write(_ text: String, to name: FilePath) throws -> FilePath {
    let (path, system) = (self(name), LocalFileSystem())
    try FileManager.default.createDirectory(atPath: path.folder.text, withIntermediateDirectories: true)
    if system.statusIfAny(of: path) != nil { try system.remove(path) }
    let file = try system.open(path, for: .creating)
    try system.writeAll(Array(text.utf8), to: file)
    try system.close(file)
    return path
  }

  func read(_ name: FilePath) -> String? {
    (try? FileReader().readRegularFile(self(name))).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Every name in the folder and in the folders in it, sorted.
  var names: [String] {
    (FileManager.default.enumerator(atPath: path.text)?.allObjects ?? []).compactMap { $0 as? String }.sorted()
  }

  func link(_ name: FilePath, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name).text, withDestinationPath: target)
  }

  /// Gives a file a second name.
  func linkHard(_ name: FilePath, to file: FilePath) throws {
    try FileManager.default.linkItem(atPath: file.text, toPath: self(name).text)
  }

  func remove(_ name: FilePath) throws { try FileManager.default.removeItem(atPath: self(name).text) }

  func makePipe(_ name: FilePath) -> Bool { mkfifo(self(name).text, 0o600) == 0 }

  func setPermissions(_ bits: Int, of name: FilePath) throws {
    try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: self(name).text)
  }

  func status(_ name: FilePath) throws -> FileStatus { try LocalFileSystem().linkStatus(of: self(name)) }
}
