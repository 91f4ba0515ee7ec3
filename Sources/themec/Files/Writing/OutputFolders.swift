import ThemeBase

/// The folders that a run writes to.
///
/// Each is opened once, and held until the end. The way to it is gone step by step, so that no link of somebody else is
/// followed (``FileStatus/isForeign(in:to:)``), and everything is written into the folder that was opened, whatever has its
/// name by then. A lock makes other runs wait that write to the same folder; the system releases it even when the run is
/// killed.
struct OutputFolders {
  /// A folder in which outputs are staged.
  struct Home {
    let path: FilePath
    let descriptor: FileDescriptor
    let identity: FileIdentity
    /// The folder once more, to lock it and to wait for it; nil if the user may not list it.
    let held: FileDescriptor?

    /// The beginning of the names of all files that wait for theirs; no output may have such a name.
    static let prefix = ".themec-"
    private static let digits = 16

    /// A file in the folder or below it.
    func entry(_ path: FilePath) -> OutputEntry { OutputEntry(folder: descriptor, path: path) }

    /// A new name in the folder.
    func temporaryEntry() -> OutputEntry { entry(FilePath(Self.prefix + UInt64.random(in: 0...UInt64.max).hexDigits)) }

    fileprivate static func isTemporary(_ name: FilePath) -> Bool {
      guard name.bytes.starts(with: prefix.utf8) else { return false }
      let rest = name.bytes.dropFirst(prefix.utf8.count)
      return rest.count == digits && rest.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
  }

  /// How often a folder may be replaced by another one while the run waits for it.
  private static let attempts = 8

  private let system: any FileSystem
  /// Every folder on the way, by its path.
  private var known: [FilePath: FileDescriptor] = [:]
  private var homes: [FilePath: Home] = [:]
  /// The new folders, to be removed again if the run fails.
  private var made: [OutputEntry] = []

  init(_ system: any FileSystem) { self.system = system }

  /// Opens a folder, and makes it and those above it first if they are missing and may be made.
  mutating func open(_ path: FilePath, isMade: Bool = false, links: Int = OutputTarget.longestChain) throws(SystemError)
    -> FileDescriptor
  {
    if let folder = known[path] { return folder }
    let folder = try find(path, isMade, links: links)
    known[path] = folder
    return folder
  }

  private mutating func find(_ path: FilePath, _ isMade: Bool, links: Int) throws(SystemError) -> FileDescriptor {
    let outerPath = path.folder
    guard outerPath != path else { return try system.open(path, for: .passingFolder) }
    let (outer, name) = (try open(outerPath, isMade: isMade, links: links), path.lastComponent)
    let status = try system.linkStatusIfAny(of: name, in: outer)
    if status == nil, isMade { try make(OutputEntry(folder: outer, path: name)) }
    guard let status, status.kind == .link else { return try system.open(name, in: outer, for: .passingFolder) }
    if status.isForeign(in: try system.status(of: outer), to: system.user) { throw .isForeign }
    guard links > 0 else { throw .tooManyLinks }
    let target = try system.target(ofLink: name, in: outer)
    return try open(target.isAbsolute ? target : outerPath.appending(target), isMade: isMade, links: links - 1)
  }

  /// Makes a folder unless another run has just made it.
  mutating func make(_ folder: OutputEntry) throws(SystemError) {
    do throws(SystemError) {
      try system.makeFolder(folder)
      made.append(folder)
    } catch  where error != .exists { throw error } catch {}
  }

  /// Removes the new folders, as far as nothing is in them.
  mutating func removeMade() { while let folder = made.popLast() { try? system.removeFolder(folder) } }

  /// Closes everything, which gives the locks back; new folders stay from then on.
  mutating func close() {
    for home in homes.values { if let held = home.held { try? system.close(held) } }
    for folder in Set(known.values) { try? system.close(folder) }
    (known, homes, made) = ([:], [:], [])
  }

  // MARK: Folders of outputs

  /// The folder of that path, which was locked.
  func home(_ path: FilePath) throws(SystemError) -> Home {
    guard let home = homes[path] else { throw .isNotSupported }
    return home
  }

  /// Waits until no other run writes to some folders, and keeps others from it.
  ///
  /// A file system without locks, and a program that keeps the lock, do not hold the run up.
  mutating func lock(_ paths: [FilePath], making made: Set<FilePath>) throws(SystemError) {
    for _ in 0..<Self.attempts {
      for path in paths where homes[path] == nil {
        let folder = try open(path, isMade: made.contains(path))
        homes[path] = Home(
          path: path, descriptor: folder, identity: try system.status(of: folder).identity,
          held: try? system.open(".", in: folder, for: .holdingFolder))
      }
      lockAll()
      // The run that had the lock may have failed, and removed the folder that it had made.
      let isCurrent = homes.allSatisfy { path, home in
        (system.statusIfAny(of: path)?.identity).map { $0 == home.identity } ?? false
      }
      if isCurrent { return }
      close()
    }
    throw .exists
  }

  /// Locks the folders in one order for all runs, so that no two wait for each other.
  private func lockAll() {
    var locked: Set<FileIdentity> = []
    let ordered = homes.values.sorted {
      ($0.identity.device, $0.identity.node) < ($1.identity.device, $1.identity.node)
    }
    for home in ordered {
      guard locked.insert(home.identity).inserted, let held = home.held, (try? system.lock(held)) == true else {
        continue
      }
      removeLeftovers(in: held)
    }
  }

  /// Removes the files of runs that were killed: those of runs that go on are kept by the lock.
  private func removeLeftovers(in folder: FileDescriptor) {
    let names = (try? system.names(in: ".", in: folder, limit: .max)) ?? []
    for name in names where Home.isTemporary(name) {
      guard (try? system.linkStatus(of: name, in: folder).kind) == .regular else { continue }
      try? system.remove(name, in: folder)
    }
  }

  /// Waits until the names in a folder are on the disk.
  func synchronize(_ home: Home) throws(SystemError) { if let held = home.held { try system.synchronize(held) } }
}
