/// Reads the files that other files name: regular files only, and only those that lie where they may.
///
/// Whether a file lies in a folder is a question about what is opened: symbolic links are followed and folders are
/// compared by their identity, so that no spelling leaves the folder and every spelling of a file in it is accepted.
struct NamedFileReader {
  /// The file to which a path leads, nil if there is no such file, and the folders that hold it, up to the root of the system.
  private typealias Location = (identity: FileIdentity?, folders: Set<FileIdentity>)

  private let system: any FileSystem
  private var locations: [FilePath: Location] = [:]

  init(_ system: any FileSystem = LocalFileSystem()) { self.system = system }

  /// Whether a path leads to the folder `root` or to a place below it.
  ///
  /// If there is nothing at the path, the nearest folder on the way decides.
  mutating func isInside(_ path: FilePath, _ root: FilePath) -> Bool {
    guard let root = system.statusIfAny(of: root)?.identity else { return false }
    let location = location(of: path)
    return location.identity == root || location.folders.contains(root)
  }

  /// Reads a file; fails if the path leads elsewhere than when ``isInside(_:_:)`` was asked.
  func read(_ path: FilePath) throws(SystemError) -> FileContent {
    let content = try FileReader(system).readRegularFile(path)
    if let location = locations[path], location.identity != content.status.identity { throw .changed }
    return content
  }

  /// Reads a file; fails if it lies outside of `root`, or nil for anywhere, and reads nothing of it then.
  mutating func read(_ path: FilePath, in root: FilePath?) throws(SystemError) -> FileContent {
    if let root, !isInside(path, root) { throw .isOutside }
    return try read(path)
  }

  private mutating func location(of path: FilePath) -> Location {
    if let known = locations[path] { return known }
    let location: Location
    if let real = try? system.canonical(path), let status = try? system.linkStatus(of: real) {
      location = (status.identity, folders(from: real.folder))
    } else {
      // A file that does not exist would lie in the nearest folder on the way.
      let folder = Self.upwards(from: path.folder).lazy.compactMap { [system] in try? system.canonical($0) }.first
      location = (nil, folder.map(folders) ?? [])
    }
    locations[path] = location
    return location
  }

  /// A folder, given without links, and all those that hold it.
  private func folders(from folder: FilePath) -> Set<FileIdentity> {
    Set(Self.upwards(from: folder).compactMap { system.statusIfAny(of: $0)?.identity })
  }

  /// A folder and those above it.
  private static func upwards(from folder: FilePath) -> UnfoldFirstSequence<FilePath> {
    sequence(first: folder) { $0.folder == $0 ? nil : $0.folder }
  }
}
