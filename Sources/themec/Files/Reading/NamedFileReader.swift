/// Reads the files that other files name: regular files only, and only those that lie where they may.
///
/// Whether a file lies in a folder is a question about what is opened: symbolic links are followed and folders are
/// compared by their identity, so that no spelling leaves the folder and every spelling of a file in it is accepted.
struct NamedFileReader {
  /// The file to which a path leads.
  private struct Location {
    /// Nil if there is no such file.
    var identity: FileIdentity?
    /// The folders that hold the file, up to the root of the file system.
    var folders: Set<FileIdentity>
  }

  private let system: any FileSystem
  private var locations: [FilePath: Location] = [:]
  /// The identities of folders that were looked at, each with those of the folders that hold it.
  private var ancestors: [FilePath: Set<FileIdentity>] = [:]
  private var roots: [FilePath: FileIdentity?] = [:]

  init(_ system: any FileSystem = LocalFileSystem()) { self.system = system }

  /// Whether a path leads to the folder `root` or to a place below it.
  ///
  /// If there is nothing at the path, the nearest folder on the way decides.
  mutating func isInside(_ path: FilePath, _ root: FilePath) -> Bool {
    guard let root = identity(ofRoot: root) else { return false }
    let location = location(of: path)
    return location.identity == root || location.folders.contains(root)
  }

  /// Reads a file; fails if it lies outside of `root`, or nil for anywhere, and reads nothing of it then.
  ///
  /// Fails too if the path leads elsewhere than when ``isInside(_:_:)`` was asked.
  mutating func read(_ path: FilePath, in root: FilePath? = nil) throws(SystemError) -> FileContent {
    if let root, !isInside(path, root) { throw .isOutside }
    let content = try FileReader(system).readRegularFile(path)
    if let location = locations[path], location.identity != content.status.identity { throw .changed }
    return content
  }

  private mutating func identity(ofRoot root: FilePath) -> FileIdentity? {
    if let known = roots[root] { return known }
    let identity = system.statusIfAny(of: root)?.identity
    roots[root] = .some(identity)
    return identity
  }

  private mutating func location(of path: FilePath) -> Location {
    if let known = locations[path] { return known }
    let location: Location
    if let real = try? system.canonical(path), let status = try? system.linkStatus(of: real) {
      location = Location(identity: status.identity, folders: folders(from: real.folder))
    } else {
      location = Location(identity: nil, folders: foldersOnTheWay(to: path))
    }
    locations[path] = location
    return location
  }

  /// The folders that would hold a file that does not exist.
  private mutating func foldersOnTheWay(to path: FilePath) -> Set<FileIdentity> {
    var folder = path.folder
    while true {
      if let real = try? system.canonical(folder) { return folders(from: real) }
      guard folder.folder != folder else { return [] }
      folder = folder.folder
    }
  }

  /// A folder, given without links, and all those that hold it.
  private mutating func folders(from folder: FilePath) -> Set<FileIdentity> {
    if let known = ancestors[folder] { return known }
    var result = folder.folder == folder ? [] : folders(from: folder.folder)
    if let identity = system.statusIfAny(of: folder)?.identity { result.insert(identity) }
    ancestors[folder] = result
    return result
  }
}
