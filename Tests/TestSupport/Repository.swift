package import Foundation

/// The working copy in which the tests run.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The place of a file or folder, given with forward slashes from the root.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The bytes of a file, given with forward slashes from the root.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// Every file below a folder, as paths from the root, sorted; hidden ones are left out.
  package static func files(under folder: String, ending suffix: String = "") -> [String] {
    let paths = FileManager.default.enumerator(atPath: url(folder).path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }
      .filter { path in
        path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .map { folder + "/" + $0 }
      .filter { !url($0).hasDirectoryPath && !isFolder($0) }
      .sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
