import ThemeBase

/// A folder of one run, inside a folder of outputs, in which files are written before they get their names.
///
///     out/.themec-5f0c2ad19e3b7704/theme.nsst              a new file under its future name
///     out/.themec-5f0c2ad19e3b7704/.themec-old/theme.nsst  the file that it replaces, until all is done
///
/// The run holds a lock on the folder. The system releases the lock even when the run is killed, so the next run can
/// tell a folder that was left over from one in use. Since staged files have their future names, two names that are
/// one to the file system collide here, before any output has changed. Only the files of a ``FolderOutput``, which come
/// from several folders, have numbers as names.
struct StagingFolder {
  /// The beginning of the names of all staging folders; no output may have such a name.
  static let prefix = ".themec-"
  private static let formerName: FilePath = ".themec-old"
  private static let digits = 16
  private static let attempts = 16

  let path: FilePath
  /// Keeps the lock while it is open.
  let descriptor: FileDescriptor
  /// Whether there is a folder for former files.
  private var hasFormer = false

  /// The path at which a new file of that name waits.
  func staged(_ name: FilePath) -> FilePath { path.appending(name) }

  /// The path at which a file of that name is kept when it is replaced; makes the folder for it.
  mutating func former(
    _ name: FilePath, _ journal: TransactionJournal
  ) throws(SystemError) -> FilePath {
    let folder = path.appending(Self.formerName)
    if !hasFormer {
      try journal.makeFolder(folder)
      hasFormer = true
    }
    return folder.appending(name)
  }

  /// The steps that remove the empty folder, the outer folder first: the last step is run first.
  var removals: [TransactionJournal.Undo] {
    [.removeFolder(path)] + (hasFormer ? [.removeFolder(path.appending(Self.formerName))] : [])
  }
}

// MARK: Making

extension StagingFolder {
  /// Makes a staging folder inside `folder` and locks it.
  static func make(
    in folder: FilePath, _ system: any FileSystem, _ journal: TransactionJournal
  ) throws(SystemError) -> StagingFolder {
    for _ in 0..<attempts {
      let path = folder.appending(FilePath(randomName()))
      do throws(SystemError) {
        try journal.makeFolder(path)
        if let descriptor = try hold(path, system) {
          return StagingFolder(path: path, descriptor: descriptor)
        }
      } catch  where !error.isExisting {
        throw error
      } catch {}
    }
    throw .exists
  }

  /// Locks a folder that was just made; nil if a run that tidies up took it for one that was left over.
  private static func hold(
    _ path: FilePath, _ system: any FileSystem
  ) throws(SystemError) -> FileDescriptor? {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try system.open(path, for: .holdingFolder)
    } catch  where !error.isMissing {
      throw error
    } catch {
      return nil
    }
    // A file system without locks has no run either that could lock a folder and remove it.
    let isLocked = (try? system.lock(descriptor)) ?? true
    let identity = try? system.status(of: descriptor).identity
    if isLocked, let identity, identity == (try? system.linkStatus(of: path).identity) {
      return descriptor
    }
    try? system.close(descriptor)
    return nil
  }

  private static func randomName() -> String {
    prefix + UInt64.random(in: 0...UInt64.max).hexDigits
  }
}

// MARK: Tidying up

extension StagingFolder {
  /// Removes the staging folders of runs that were killed; those of runs that still go on are left alone.
  static func removeLeftovers(in folder: FilePath, _ system: any FileSystem) {
    let names = (try? system.names(in: folder, limit: .max)) ?? []
    for name in names where isStagingName(name) { removeLeftover(folder.appending(name), system) }
  }

  private static func isStagingName(_ name: FilePath) -> Bool {
    guard name.bytes.starts(with: prefix.utf8) else { return false }
    let rest = name.bytes.dropFirst(prefix.utf8.count)
    return rest.count == digits
      && rest.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  private static func removeLeftover(_ path: FilePath, _ system: any FileSystem) {
    guard let descriptor = try? system.open(path, for: .holdingFolder) else { return }
    defer { try? system.close(descriptor) }
    guard (try? system.lock(descriptor)) == true else { return }
    let former = path.appending(formerName)
    if (try? system.linkStatus(of: former).kind) == .folder {
      removeFiles(in: former, system)
      try? system.removeFolder(former)
    }
    removeFiles(in: path, system)
    try? system.removeFolder(path)
  }

  private static func removeFiles(in folder: FilePath, _ system: any FileSystem) {
    for name in (try? system.names(in: folder, limit: .max)) ?? [] {
      try? system.remove(folder.appending(name))
    }
  }
}
