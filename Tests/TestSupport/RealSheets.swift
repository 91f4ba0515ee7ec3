import Foundation

/// Stylesheets that people wrote, for tests that begin with real text.
package enum RealSheets {
  /// The sheets of `../shared/corpus/nui` where these are there; otherwise the shipped themes, and a line that says so.
  package static let all: [[UInt8]] = {
    let folder = Repository.root.deletingLastPathComponent()
      .appending(path: "shared/corpus/nui")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let urls = (names ?? []).filter { $0.hasSuffix(".nss") }.sorted()
      .map { folder.appending(path: $0) }
    let sheets = urls.compactMap { try? Data(contentsOf: $0) }.map { [UInt8]($0) }
    guard sheets.isEmpty else { return sheets }
    print("corpus: no ../shared/corpus beside the project; the shipped themes stand in for it")
    return Repository.files(under: "Themes", ending: ".nss")
      .compactMap { try? Repository.bytes($0) }
  }()
}
