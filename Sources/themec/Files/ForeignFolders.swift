import ThemeProject

/// The folders that hold other people's stylesheets or products, and what Git is told to leave out.
///
/// A command leaves them alone in a folder that it is given, unless they are named.
final class ForeignFolders {
  /// The names of folders of libraries and products.
  private static let names: Set<FilePath> = ["Pods", "Carthage", ".build", "DerivedData", "node_modules"]
  /// The endings of folders that a build has made, with copies of stylesheets in them.
  private static let endings = [".app", ".appex", ".framework", ".xcframework", ".xcarchive", ".ipa"]

  /// Whether a folder of this name is of a library or a product.
  static func isForeign(_ name: FilePath) -> Bool {
    names.contains(name) || endings.contains { name.bytes.reversed().starts(with: $0.utf8.reversed()) }
  }

  /// Whether an app's code of one's own is not in a folder of this name: libraries, products, and `build`.
  static func isForeignOrBuild(_ name: FilePath) -> Bool { isForeign(name) || name == "build" }

  /// The rules of a folder, nil without any; each file is read once.
  private var rules: [FilePath: IgnoreRules?] = [:]
  /// The folders whose rules apply to the files of a folder, the outermost first.
  private var chains: [FilePath: [FilePath]] = [:]

  /// Whether a file or folder, an absolute path, is left out by a `.gitignore` in its folder or above.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool {
    var isIgnored = false
    for folder in chain(of: path.folder) {
      guard let rules = rules(in: folder) else { continue }
      let rest = path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
      isIgnored = rules.leaveOut(rest, isFolder: isFolder) ?? isIgnored
    }
    return isIgnored
  }

  /// Whether a named file, an absolute path, lies in a folder that a command leaves alone, or is ignored itself.
  func holds(_ file: FilePath, below root: FilePath) -> Bool {
    var (place, isFolder) = (file, false)
    while place.bytes.count > root.bytes.count {
      if isFolder, Self.isForeign(place.lastComponent) { return true }
      if ignores(place, isFolder: isFolder) { return true }
      (place, isFolder) = (place.folder, true)
    }
    return false
  }

  /// The folders from that of the repository down; without one from the working folder, or else the folder alone.
  private func chain(of folder: FilePath) -> [FilePath] {
    if let known = chains[folder] { return known }
    let system = LocalFileSystem()
    let above = [folder] + folder.foldersAbove
    let working = (Platform.workingFolders.last ?? "/").absolute
    let top =
      above.firstIndex { system.statusIfAny(of: $0.appending(".git")) != nil } ?? above.firstIndex(of: working) ?? 0
    let chain = Array(above[...top].reversed())
    chains[folder] = chain
    return chain
  }

  private func rules(in folder: FilePath) -> IgnoreRules? {
    if let known = rules[folder] { return known }
    let found = (try? FileReader().readRegularFile(folder.appending(".gitignore"))).map { IgnoreRules($0.bytes) }
    rules.updateValue(found, forKey: folder)
    return found
  }
}
