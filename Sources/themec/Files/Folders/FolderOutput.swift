/// A product of several files in a folder, and the manifest that names them.
///
/// The folder may hold files of other people. A run replaces only files that the manifest of an earlier run names, and
/// removes of them only those whose bytes that run has written. It follows no link inside of the folder.
struct FolderOutput: Sendable {
  /// One file of the product.
  struct File: Sendable, Equatable {
    /// The path inside the folder.
    let path: FilePath
    let bytes: [UInt8]
  }

  let folder: FilePath
  /// Each with its own path.
  let files: [File]

  /// The path of the manifest.
  static func manifest(in folder: FilePath) -> FilePath { folder.appending(FolderManifest.name) }

  /// All paths that are written, the manifest included.
  var paths: [FilePath] { files.map { folder.appending($0.path) } + [Self.manifest(in: folder)] }

  /// Two files whose paths differ only in case, which is one path on many systems, or nil.
  ///
  /// Folders meet too: `in/Brand/x` and `in/brand/y` would lie in one folder.
  var sameButForCase: (first: FilePath, second: FilePath)? {
    // The names of the files and folders, each with the first file there.
    var known: [String: (name: FilePath, file: FilePath)] = [:]
    for file in files {
      var name = file.path
      while name != "." {
        let first = known[name.text.lowercased()]
        if let first, first.name != name || name == file.path {
          return (folder.appending(first.file), folder.appending(file.path))
        }
        // The folders above a known one were compared with it.
        if first != nil { break }
        known[name.text.lowercased()] = (name, file.path)
        name = name.folder
      }
    }
    return nil
  }
}

/// The files in a folder, compared with a product that is to be written there.
struct FolderState {
  /// The links and files in the places of folders that the product needs, and the other files that no manifest names but
  /// the product would change.
  let obstacles: [FilePath]
  /// The change that each file of the product needs, in their order; nil for one that is there already.
  private(set) var changes: [OutputDifference.Change?] = []
  /// Files of the last run that the product does not have, and that nobody has changed.
  let stale: [FilePath]
  /// Files of the last run that the product does not have, whether they are still there or not.
  let gone: [FilePath]
  /// The manifest of the last run.
  let former: FolderManifest
  /// The manifest of the product: without foreign files that have the product's bytes.
  private(set) var next = FolderManifest()

  /// Looks at a folder; fails if its manifest cannot be read, as all files would seem foreign then.
  init(of product: FolderOutput, in system: any FileSystem) throws(Failure) {
    let reader = FileReader(system)
    func content(_ path: FilePath) -> [UInt8]? { try? reader.readRegularFile(product.folder.appending(path)).bytes }
    let former = try Self.manifest(of: product, in: system)
    var foreign: [FilePath] = []
    for file in product.files {
      let path = product.folder.appending(file.path)
      if let kind = try? system.linkStatus(of: path).kind {
        let bytes = content(file.path)
        changes.append(bytes == file.bytes ? nil : .replace(bytes))
        guard former.digests[file.path] != nil, kind == .regular else {
          if bytes != file.bytes { foreign.append(path) }
          continue
        }
      } else {
        changes.append(.create)
      }
      next.digests[file.path] = FolderManifest.digest(of: file.bytes)
    }
    obstacles = Self.obstacles(of: product, in: system) + foreign
    let made = Set(product.files.map(\.path))
    self.former = former
    gone = former.paths.filter { path in
      !made.contains(path) && FolderManifest.isInside(path)
        && Self.hasOnlyFolders(above: path, in: product.folder, system)
    }
    stale = gone.filter { path in
      guard (try? system.linkStatus(of: product.folder.appending(path)).kind) == .regular, let bytes = content(path)
      else { return false }
      return FolderManifest.digest(of: bytes) == former.digests[path]
    }
  }

  private static func manifest(of product: FolderOutput, in system: any FileSystem) throws(Failure) -> FolderManifest {
    let path = FolderOutput.manifest(in: product.folder)
    // The new manifest would replace what the link leads to.
    if (try? system.linkStatus(of: path).kind) == .link { throw .foreignFile(path) }
    do throws(SystemError) { return FolderManifest(try FileReader(system).readRegularFile(path).bytes) } catch {
      if error.isMissing { return FolderManifest() }
      throw [.isFolder, .isSpecial, .tooLarge].contains(error) ? .foreignFile(path) : .cannotWrite(path, error)
    }
  }

  /// Finds the links and files in the places of folders that a product needs.
  private static func obstacles(of product: FolderOutput, in system: any FileSystem) -> [FilePath] {
    let folders = Set(product.files.flatMap(\.path.foldersAbove))
    return folders.map { product.folder.appending($0) }.filter { folder in
      (try? system.linkStatus(of: folder)).map { $0.kind != .folder } ?? false
    }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// Whether no link leads out of the folder on the way to a path.
  private static func hasOnlyFolders(above path: FilePath, in folder: FilePath, _ system: any FileSystem) -> Bool {
    path.foldersAbove.allSatisfy { (try? system.linkStatus(of: folder.appending($0)).kind) == .folder }
  }
}
