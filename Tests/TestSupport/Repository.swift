package import Foundation

/// The working copy in which the tests run.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The place of a file or folder, given with forward slashes from the root.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The bytes of a file, given with forward slashes from the root.
  package static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

  /// The files that git tracks below a folder, as paths from the root, sorted; hidden ones are left out.
  ///
  /// A working copy also holds what people try and what the tool writes, and neither fails a test. A new file is seen
  /// once it is added. Where git does not answer, as in an unpacked archive, every file counts.
  package static func files(under folder: String, ending suffix: String = "") -> [String] {
    tracked.filter { path in
      path.hasPrefix(folder + "/") && path.hasSuffix(suffix)
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// The names that stand at the top of the tree, those of hidden files included.
  package static var topLevel: Set<String> {
    Set(tracked.compactMap { $0.split(separator: "/").first.map(String.init) })
  }

  /// Every tracked file that exists, as sorted paths from the root.
  private static let tracked: [String] = {
    // A container may show a working copy that belongs to somebody else, of which git would say nothing.
    let list = ["git", "-c", "safe.directory=\(root.path)", "ls-files", "-z"]
    guard let run = try? ProgramRun(list, in: root), run.code == 0 else { return everyFile }
    return String(decoding: run.output, as: UTF8.self).split(separator: "\0").map(String.init).filter {
      FileManager.default.fileExists(atPath: url($0).path)
    }.sorted()
  }()

  private static var everyFile: [String] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.filter {
      !$0.hasPrefix(".build/") && !$0.hasPrefix(".git/") && !isFolder($0)
    }.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
