package import Foundation

/// The facts and the corpus that the project was built from, which stand beside a working copy and are no part of it.
///
/// They are looked for in `THEMEC_SHARED`, or in `../shared` if that variable is not set. Tests that need them check less
/// in a copy without them, and print what they leave out.
package enum SharedFacts {
  /// The folder of the facts, whether or not it exists.
  package static let folder: URL =
    ProcessInfo.processInfo.environment["THEMEC_SHARED"].map { URL(filePath: $0) }
    ?? Repository.root.deletingLastPathComponent().appending(path: "shared")

  /// The place of a file or folder, given with forward slashes from the folder of the facts.
  package static func url(_ path: String) -> URL { folder.appending(path: path) }

  /// The bytes of a file, or nil after a printed note if there is no such file.
  package static func data(_ path: String) -> Data? {
    if let data = try? Data(contentsOf: url(path)) { return data }
    note(path)
    return nil
  }

  /// A file as parsed JSON, or nil after a printed note if there is no such file.
  package static func json(_ path: String) -> Any? {
    data(path).flatMap { try? JSONSerialization.jsonObject(with: $0) }
  }

  /// The names of the files of a folder with some ending, sorted; empty after a printed note if there is no such folder.
  package static func names(in path: String, ending suffix: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url(path).path) else {
      note(path)
      return []
    }
    return names.filter { $0.hasSuffix(suffix) }.sorted()
  }

  private static func note(_ path: String) {
    print("note: no '\(path)' in the shared facts (THEMEC_SHARED or ../shared); tests of it are left out")
  }
}
