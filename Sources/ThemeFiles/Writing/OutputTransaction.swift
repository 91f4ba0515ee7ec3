/// Writes several outputs so that all of them change or none does.
///
/// Each file is first written in full in a ``StagingFolder``. Only when all of them are there, they get their names, one
/// by one; a file that is replaced is kept under a second name until the end. Pipes, devices and standard output cannot
/// be taken back, so they are written last: if one of them fails, all files are put back as they were. What an earlier
/// pipe has got stays there.
///
/// A file whose bytes would not change is not touched. Products can be made again, so nobody waits until they are on
/// the disk; rewritten sources are waited for. A run that is killed leaves each file whole, old or new, and its staging
/// folder, which the next run that writes to the same folder removes.
package struct OutputTransaction: ~Copyable {
  private let plan: FilePlan.Checked
  private let journal: TransactionJournal
  /// The staging folders by the identity of the folders that they are in.
  private var folders: [FileIdentity: StagingFolder] = [:]
  private var identities: [FilePath: FileIdentity] = [:]
  private var staged: [StagedFile] = []
  /// Files that go away after the staged ones have their names.
  private var removals: [Removal] = []
  /// Folders that go away if they are empty then.
  private var emptied: Set<FilePath> = []
  /// The former files, under the names that they have until the end.
  private var kept: [FilePath] = []
  /// Devices, pipes and standard output.
  private var direct: [Output] = []

  /// A file of a folder that goes away.
  private struct Removal {
    let path: FilePath
    /// The name under which the file is kept until the end.
    let keptName: FilePath
    /// The identity of the folder whose staging folder keeps the file until the end.
    let folder: FileIdentity
  }

  /// The file system for which the plan was checked.
  var system: any FileSystem { plan.system }

  /// Stages what `body` stages, and commits; undoes everything if either fails.
  package static func run<Result>(
    _ plan: FilePlan.Checked, _ journal: TransactionJournal,
    _ body: (inout OutputTransaction) throws(WriteError) -> Result
  ) throws(WriteError) -> Result {
    var transaction = OutputTransaction(plan: plan, journal: journal)
    defer { transaction.releaseFolders() }
    do throws(WriteError) {
      let result = try body(&transaction)
      try transaction.commit()
      return result
    } catch {
      journal.undo()
      throw error
    }
  }

  private func releaseFolders() {
    for folder in folders.values { try? system.close(folder.descriptor) }
  }
}

// MARK: - Staging

extension OutputTransaction {
  /// Makes a folder for outputs and those above it, as far as they are missing.
  package mutating func makeFolder(_ path: FilePath) throws(WriteError) {
    if system.statusIfAny(of: path)?.kind == .folder { return }
    let parent = path.folder
    if parent != path, system.statusIfAny(of: parent) == nil { try makeFolder(parent) }
    do throws(SystemError) {
      try journal.makeFolder(path)
    } catch  where !error.isExisting {
      throw .folder(path, error)
    } catch {}
  }

  /// Prepares one output; false if the file holds these bytes already.
  ///
  /// The output waits in the staging folder of `folder`, or in that of its own folder.
  package mutating func stage(
    _ output: Output, in folder: FilePath? = nil
  ) throws(WriteError) -> Bool {
    guard let path = output.destination.path else { return stageDirect(output) }
    guard let target = plan.target(of: path) else { throw .notPlanned(path) }
    if target.isSpecial { return stageDirect(output) }
    if target.status?.kind == .folder { throw .file(path, .isFolder) }
    if !output.isRenewed, holds(target, output.bytes) { return false }
    try checkWritable(target)
    try stage(output.bytes, for: target, isDurable: false, in: folder)
    return true
  }

  /// Prepares an output to a device, a pipe or standard output, each of which can wait for its reader; always a change.
  private mutating func stageDirect(_ output: Output) -> Bool {
    journal.willTakeLong()
    direct.append(output)
    return true
  }

  /// Notes that the folders above a file, up to `folder`, go away if nothing is in them at the end.
  mutating func stageRemovalOfEmptyFolders(above path: FilePath, in folder: FilePath) {
    var parent = path.folder
    while parent != "." {
      emptied.insert(folder.appending(parent))
      parent = parent.folder
    }
  }

  /// Prepares the removal of a file below `folder`.
  mutating func stageRemoval(of path: FilePath, in folder: FilePath) throws(WriteError) {
    let whole = folder.appending(path)
    // Only a manifest that somebody has written by hand names such files.
    guard !plan.isUsed(whole) else { return }
    journal.willTakeLong()
    do throws(SystemError) {
      let (_, identity) = try stagingFolder(in: folder)
      let keptName = FilePath("removed-\(removals.count)")
      removals.append(Removal(path: whole, keptName: keptName, folder: identity))
    } catch {
      throw .file(whole, error)
    }
  }

  /// Prepares new bytes for a source that was read as `content`; false if it holds them already.
  ///
  /// The file keeps its permissions, its owner if possible, and its names. A file with several names is written in
  /// place, because a new file would have only one of them.
  package mutating func rewrite(
    _ path: FilePath, readAs content: FileContent, to bytes: [UInt8]
  ) throws(WriteError) -> Bool {
    guard let target = plan.target(of: path) else { throw .notPlanned(path) }
    guard bytes != content.bytes else { return false }
    try checkUnchanged(target, content)
    try checkWritable(target)
    try stage(bytes, for: target, isDurable: true)
    return true
  }

  private func holds(_ target: OutputTarget, _ bytes: [UInt8]) -> Bool {
    guard let status = target.status, status.size == bytes.count else { return false }
    return (try? FileReader(system).readRegularFile(target.path).holds(bytes)) ?? false
  }

  private func checkUnchanged(
    _ target: OutputTarget, _ content: FileContent
  ) throws(WriteError) {
    let now = try? FileReader(system).readRegularFile(target.path)
    guard let now, now.status.identity == content.status.identity, now.bytes == content.bytes
    else { throw .changedSinceRead(target.named) }
  }

  private func checkWritable(_ target: OutputTarget) throws(WriteError) {
    guard let status = target.status else { return }
    do throws(SystemError) {
      // For a privileged user every file is writable; that nobody may write it is meant for them too.
      if status.isReadOnly { throw .isNotPermitted }
      try system.checkWritable(target.path)
    } catch .isNotPermitted {
      throw .readOnly(target.named)
    } catch {
      throw .file(target.named, error)
    }
  }

  /// Writes bytes into the staging folder beside the target or, for the files of one folder, into that folder's.
  private mutating func stage(
    _ bytes: [UInt8], for target: OutputTarget, isDurable: Bool, in common: FilePath? = nil
  ) throws(WriteError) {
    if isDurable || !staged.isEmpty { journal.willTakeLong() }
    var path = target.path
    do throws(SystemError) {
      let folder = try stagingFolder(in: common ?? target.path.folder)
      // In a common folder several files have one name.
      let name = common.map { _ in FilePath("\(staged.count)") } ?? target.path.lastComponent
      path = folder.path.staged(name)
      let path = path
      let (system, journal) = (system, journal)
      let file = try journal.perform(undoneBy: .remove(path)) { () throws(SystemError) in
        try system.open(path, for: .creating)
      }
      let identity = try StagedFile.fill(
        file, with: bytes, like: target.status, isDurable: isDurable, system)
      staged.append(
        StagedFile(
          path: path, target: target, identity: identity, folder: folder.identity,
          bytes: bytes, isDurable: isDurable))
    } catch  where error.isExisting {
      throw .sameFile(target.named, output(stagedAt: path) ?? target.named)
    } catch {
      throw .file(target.named, error)
    }
  }

  /// The output that has this name in the eyes of the file system.
  private func output(stagedAt path: FilePath) -> FilePath? {
    let identity = try? system.linkStatus(of: path).identity
    return staged.first { $0.identity == identity }?.target.named
  }

  private mutating func stagingFolder(
    in folder: FilePath
  ) throws(SystemError) -> (path: StagingFolder, identity: FileIdentity) {
    let identity: FileIdentity
    if let known = identities[folder] {
      identity = known
    } else {
      identity = try system.status(of: folder).identity
      identities[folder] = identity
    }
    if let known = folders[identity] { return (known, identity) }
    StagingFolder.removeLeftovers(in: folder, system)
    let made = try StagingFolder.make(in: folder, system, journal)
    folders[identity] = made
    return (made, identity)
  }
}

// MARK: - Committing

extension OutputTransaction {
  private mutating func commit() throws(WriteError) {
    let open = try openDirectOutputs()
    defer { close(open) }
    // One rename is atomic by itself; several, or one before a pipe or a wait for the disk, need a way back.
    let isAtomic =
      staged.count == 1 && direct.isEmpty && !staged[0].isDurable && removals.isEmpty
      && emptied.isEmpty
    if !isAtomic {
      for (index, file) in staged.enumerated() where !isFinalManifest(index) { try replace(file) }
      for removal in removals { try remove(removal) }
      removeEmptyFolders()
      for (index, file) in staged.enumerated() where isFinalManifest(index) { try replace(file) }
      try synchronizeFolders()
    }
    for (output, file) in zip(direct, open) { try write(output, to: file) }
    try finish(isAtomic)
  }

  /// Whether a staged file is a manifest that stays: a later file with the same target replaces an interim one.
  private func isFinalManifest(_ index: Int) -> Bool {
    let target = staged[index].target
    return target.path.lastComponent == FolderManifest.name
      && !staged[(index + 1)...].contains { $0.target.path == target.path }
  }

  /// Moves a file aside, with a way back.
  private mutating func remove(_ removal: Removal) throws(WriteError) {
    let path = removal.path
    do throws(SystemError) {
      guard let keptPath = try folders[removal.folder]?.former(removal.keptName, journal) else {
        return
      }
      try journal.rename(path, to: keptPath, undoneBy: .putBack(keptPath, to: path))
      kept.append(keptPath)
    } catch {
      throw .file(path, error)
    }
  }

  /// Removes folders that nothing is in any more, the inner ones first; one that cannot be removed stays.
  private func removeEmptyFolders() {
    for path in emptied.sorted(by: { $0.bytes.count > $1.bytes.count }) {
      let system = system
      try? journal.perform(undoneBy: .makeFolder(path)) { () throws(SystemError) in
        try system.removeFolder(path)
      }
    }
  }

  /// Opens what is written last, before any file has changed: whoever waits for a reader can still leave.
  private func openDirectOutputs() throws(WriteError) -> [FileDescriptor] {
    var open: [FileDescriptor] = []
    for output in direct {
      guard let path = output.destination.path else {
        open.append(.standardOutput)
        continue
      }
      do throws(SystemError) {
        open.append(try system.open(path, for: .writing))
      } catch {
        close(open)
        throw .file(path, error)
      }
    }
    return open
  }

  private func close(_ files: [FileDescriptor]) {
    for file in files where file != .standardOutput { try? system.close(file) }
  }

  private func write(_ output: Output, to file: FileDescriptor) throws(WriteError) {
    do throws(SystemError) {
      try system.writeAll(output.bytes, to: file)
    } catch {
      guard let path = output.destination.path else { throw .standardOutput(error) }
      throw .file(path, error)
    }
  }

  /// Gives a staged file its name, with a way back.
  private mutating func replace(_ file: StagedFile) throws(WriteError) {
    do throws(SystemError) {
      let system = system
      let former = try keepFormer(file)
      if file.isInPlace, let former {
        try journal.perform(undoneAlsoIfItFailsBy: .writeBack(former, to: file.target.path)) {
          () throws(SystemError) in
          try system.overwrite(file.target.path, with: file.bytes)
        }
        return
      }
      let undo: TransactionJournal.Undo =
        if let former { .restore(former, to: file.target.path, file.identity) } else {
          .removeOutput(file.target.path, file.identity)
        }
      try journal.rename(file.path, to: file.target.path, undoneBy: undo)
    } catch {
      throw .file(file.target.named, error)
    }
  }

  /// Waits until the new names of sources are on the disk, once for each folder.
  private func synchronizeFolders() throws(WriteError) {
    var done: Set<FileIdentity> = []
    for file in staged where file.isDurable && !file.isInPlace {
      guard done.insert(file.folder).inserted else { continue }
      do throws(SystemError) {
        try system.synchronizeFolder(of: file.target.path)
      } catch {
        throw .file(file.target.named, error)
      }
    }
  }

  /// Keeps the file that is replaced, and returns its path; nil if no file has the name.
  private mutating func keepFormer(_ file: StagedFile) throws(SystemError) -> FilePath? {
    let target = file.target.path
    guard try system.linkStatusIfAny(of: target) != nil,
      let former = try folders[file.folder]?.former(file.path.lastComponent, journal)
    else { return nil }
    let (system, isInPlace) = (system, file.isInPlace)
    try journal.perform(undoneBy: .remove(former)) { () throws(SystemError) in
      do throws(SystemError) {
        if isInPlace { throw .isNotSupported }
        try system.link(target, to: former)
      } catch {
        // Some file systems have no second names, and a file that is written in place needs a copy.
        try system.copy(target, to: former)
      }
    }
    kept.append(former)
    return former
  }

  private mutating func finish(_ isAtomic: Bool) throws(WriteError) {
    let folderRemovals = folders.values.flatMap(\.removals)
    guard isAtomic, let only = staged.first else {
      let waiting = staged.filter(\.isInPlace).map(\.path)
      journal.finish(removing: folderRemovals + (kept + waiting).map { .remove($0) })
      return
    }
    do throws(SystemError) {
      let system = system
      try journal.finish(removing: folderRemovals) { () throws(SystemError) in
        try system.rename(only.path, to: only.target.path)
      }
    } catch {
      throw .file(only.target.named, error)
    }
  }
}
