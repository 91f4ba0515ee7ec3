import ThemeBase

/// An import of a file that does not exist, and the path that was probably meant.
struct MissingImport {
  /// The path as it is written.
  let written: ImportPath
  let importer: ImportPath
  /// The folder that imports may not leave.
  let root: ImportPath?

  /// The number of folders above the importer in which a file of the name is looked for.
  private static let heights = 1...4
  private static let ending = ".nss"

  /// The near name of a file in the folder that the import names, or the path of a file of this name in a folder above.
  func suggestion(_ access: ImportGraph.Access) -> String? {
    let parts = written.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let last = parts.last, !last.isEmpty else { return nil }
    let name = String(decoding: last, as: UTF8.self)
    let folder = parts.dropLast().map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
    let target = access.identify(written.resolved(from: importer))
    let names = names(beside: target, access)
    // Without their ending: else every short name would be near every other.
    let stems = names.map { String($0.dropLast(Self.ending.count)) }
    let stem = name.hasSuffix(Self.ending) ? String(name.dropLast(Self.ending.count)) : name
    if let near = stems.contains(stem) ? stem : NameSuggester.nearest(to: stem, in: stems) {
      return folder + near + Self.ending
    }
    for height in Self.heights {
      let path = String(repeating: "../", count: height) + name
      let file = access.identify(ImportPath(path).resolved(from: importer))
      if self.names(beside: file, access).contains(name) { return path }
    }
    return nil
  }

  /// The names of the stylesheets in the folder of a file, but for the importer; none outside the root.
  private func names(beside file: ImportPath, _ access: ImportGraph.Access) -> [String] {
    if let root, !access.isInside(file, root) { return [] }
    let own = importer.folder == file.folder ? importer : nil
    let ownName = own?.text.split(separator: "/").last.map(String.init)
    return access.list(file.folder).filter { $0.hasSuffix(Self.ending) && $0 != ownName }.sorted()
  }
}
