import ThemeBase

/// Writes several outputs so that all of them change or none does.
///
/// Everything is first written in full beside the files that it replaces, under temporary names. Only when all of it is
/// there, the files get their names, one by one. If one rename fails, those before it are taken back. Pipes, devices and
/// standard output cannot be taken back, so they are written before any file changes.
///
/// A file whose bytes would not change is not touched. Products can be made again, so nobody waits until they are on the
/// disk; sources are waited for. A run that is killed leaves each file whole, old or new, and files with temporary names,
/// which the next run that writes to the same folder removes.
struct OutputTransaction {
  private let plan: FilePlan.Checked
  private var folders: OutputFolders
  private var steps: [Step] = []
  /// The ways back, the last one to be gone first.
  private var undos: [() -> Void] = []
  /// The former files, under the names that they have until the end.
  private var former: [OutputEntry] = []
  /// The files that have got their names, each with the name that the user gave it.
  private var placed: [FileIdentity: FilePath] = [:]

  private var system: any FileSystem { plan.system }

  private init(_ plan: FilePlan.Checked) {
    self.plan = plan
    folders = OutputFolders(plan.system)
  }

  /// Writes some items, each of which must be in the plan, and returns for each whether it has changed.
  ///
  /// Of the missing folders those are made that are in `made`, and those of products. A signal that would end the process
  /// halfway waits for nothing but the disk.
  @discardableResult static func run(_ outputs: [Output], _ plan: FilePlan.Checked, making made: Set<FilePath> = [])
    throws(Failure) -> [Bool]
  {
    guard !outputs.isEmpty else { return [] }
    LocalFileSystem().allowManyOpenFiles()
    var transaction = OutputTransaction(plan)
    var direct: [FileDescriptor] = []
    defer {
      // Who reads a pipe to its end finds the files changed.
      for file in direct where file != .standardOutput { try? plan.system.close(file) }
      transaction.folders.close()
    }
    do throws(Failure) {
      var places: [Place] = []
      for output in outputs { places.append(try Place(output, plan)) }
      try transaction.openFolders(of: places, making: made)
      for place in places { if let file = try transaction.writeDirectly(place) { direct.append(file) } }
      try transaction.lockFolders(of: places, making: made)
      return try Platform.holdingSignals { () throws(Failure) in try transaction.replace(places) }
    } catch {
      transaction.folders.removeMade()
      throw error
    }
  }

  /// Stages everything and takes all steps, or puts everything back.
  private mutating func replace(_ places: [Place]) throws(Failure) -> [Bool] {
    do throws(Failure) {
      var changes: [Bool] = []
      for place in places { changes.append(try stage(place)) }
      let synchronizing = synchronizingSteps
      steps += synchronizing
      for (index, step) in steps.enumerated() { try take(step, isLast: index == steps.count - 1) }
      for entry in former { try? system.remove(entry) }
      return changes
    } catch {
      while let undo = undos.popLast() { undo() }
      throw error
    }
  }

  // MARK: - Folders and pipes

  /// Opens all folders, so that nothing is sent to a pipe before it is known that the files have a place.
  private mutating func openFolders(of places: [Place], making made: Set<FilePath>) throws(Failure) {
    for path in made {
      do throws(SystemError) { _ = try folders.open(path, isMade: true) } catch { throw .cannotMake(path, error) }
    }
    for place in places {
      guard let home = place.home else { continue }
      do throws(SystemError) { _ = try folders.open(home, isMade: place.isFolder) } catch { throw place.failure(error) }
    }
  }

  /// Writes to a device, a pipe or standard output, each of which can wait for its reader, and leaves it open; nil for
  /// anything else.
  private mutating func writeDirectly(_ place: Place) throws(Failure) -> FileDescriptor? {
    guard case .direct(let bytes, let path) = place else { return nil }
    do throws(SystemError) {
      let file = try path.map { path throws(SystemError) in
        try system.open(path.lastComponent, in: folders.open(path.folder), for: .writing)
      }
      do throws(SystemError) {
        // Something else may have the name by now.
        if let file, try system.status(of: file).kind != .special { throw .isForeign }
        try system.writeAll(bytes, to: file ?? .standardOutput)
        return file
      } catch {
        if let file { try? system.close(file) }
        throw error
      }
    } catch { throw place.failure(error) }
  }

  /// Waits until no other run writes to the folders.
  private mutating func lockFolders(of places: [Place], making made: Set<FilePath>) throws(Failure) {
    let products = places.filter(\.isFolder).compactMap(\.home)
    let homes = places.compactMap(\.home)
    do throws(SystemError) { try folders.lock(homes, making: made.union(products)) } catch {
      throw .cannotMake(homes.first ?? ".", error)
    }
  }

  // MARK: Staging

  /// One change of a folder, whose file messages call by `named`.
  private enum Step {
    case place(StagedFile, at: OutputEntry, in: OutputFolders.Home, named: FilePath)
    case remove(OutputEntry, in: OutputFolders.Home, named: FilePath)
    /// Removes a folder if it is empty then.
    case removeFolder(OutputEntry)
    /// Waits until the new names in a folder are on the disk.
    case synchronize(OutputFolders.Home, named: FilePath)
  }

  /// Prepares one item; false if it is there already.
  private mutating func stage(_ place: Place) throws(Failure) -> Bool {
    guard let path = place.home else { return true }
    let home: OutputFolders.Home
    do throws(SystemError) { home = try folders.home(path) } catch { throw place.failure(error) }
    switch place {
    case .direct: return true
    case .folder(let product): return try stage(product, in: home)
    case .file(let bytes, let purpose, let target): return try stage(bytes, as: purpose, for: target, in: home)
    }
  }

  private mutating func stage(
    _ bytes: [UInt8], as purpose: Output.Purpose, for target: OutputTarget, in home: OutputFolders.Home
  ) throws(Failure) -> Bool {
    switch purpose {
    case .stamp: break
    case .product, .source: if holds(target.path, bytes) { return false }
    case .rewrite(let content):
      if content.bytes == bytes { return false }
      try checkUnchanged(target, content)
    }
    try stage(
      bytes, for: home.entry(target.path.lastComponent), in: home, named: target.named,
      isDurable: purpose.isDurable)
    return true
  }

  private func holds(_ path: FilePath, _ bytes: [UInt8]) -> Bool {
    guard let status = system.statusIfAny(of: path), status.size == bytes.count else { return false }
    guard let content = try? FileReader(system).readRegularFile(path) else { return false }
    return content.bytes.withUnsafeBytes { known in bytes.withUnsafeBytes { known.holdsSame(as: $0) } }
  }

  private func checkUnchanged(_ target: OutputTarget, _ content: FileContent) throws(Failure) {
    let now = try? FileReader(system).readRegularFile(target.path)
    guard let now, now.status.identity == content.status.identity, now.bytes == content.bytes else {
      throw .changedSinceRead(target.named)
    }
  }

  /// Prepares all files of a folder; false if it holds exactly these already.
  ///
  /// Files of the last run that the product no longer has go away, and folders that become empty by that. A file that no
  /// manifest names is never replaced. While the files change, the manifest names those of both runs: after a run that was
  /// killed, the next one knows what that run has left.
  private mutating func stage(_ product: FolderOutput, in home: OutputFolders.Home) throws(Failure) -> Bool {
    if let (first, second) = product.sameButForCase { throw .sameFile(first, second) }
    let state = try FolderState(of: product, in: system)
    if let obstacle = state.obstacles.first { throw .foreignFile(obstacle) }
    let manifest = FolderOutput.File(path: FolderManifest.name, bytes: state.next.bytes)
    let isListed = holds(home.path.appending(manifest.path), manifest.bytes)
    let interim = state.next.union(state.former)
    if interim != state.next, interim != state.former {
      try stage(FolderOutput.File(path: manifest.path, bytes: interim.bytes), in: home)
    }
    var hasChanged = !isListed || !state.stale.isEmpty
    for (file, change) in zip(product.files, state.changes) where change != nil {
      hasChanged = true
      try stage(file, in: home)
    }
    // Only a manifest that somebody has written by hand names files that the run uses.
    for path in state.stale where !plan.isUsed(product.folder.appending(path)) {
      steps.append(.remove(home.entry(path), in: home, named: product.folder.appending(path)))
    }
    let emptied = Set(state.gone.flatMap(\.foldersAbove))
    for path in emptied.sorted(by: { $0.bytes.count > $1.bytes.count }) {
      steps.append(.removeFolder(home.entry(path)))
    }
    if !isListed { try stage(manifest, in: home) }
    return hasChanged
  }

  private mutating func stage(_ file: FolderOutput.File, in home: OutputFolders.Home) throws(Failure) {
    let named = home.path.appending(file.path)
    for folder in file.path.foldersAbove.reversed() {
      do throws(SystemError) { try folders.make(home.entry(folder)) } catch {
        throw .cannotMake(home.path.appending(folder), error)
      }
    }
    try stage(file.bytes, for: home.entry(file.path), in: home, named: named)
  }

  /// Writes bytes into the folder, under a temporary name until the file gets its own.
  private mutating func stage(
    _ bytes: [UInt8], for target: OutputEntry, in home: OutputFolders.Home, named: FilePath, isDurable: Bool = false
  ) throws(Failure) {
    do throws(SystemError) {
      let status = try system.status(of: target)
      if status?.kind == .folder { throw .isFolder }
      // For a privileged user every file is writable; that nobody may write it is meant for them too.
      if let status {
        if status.isReadOnly { throw .isNotPermitted }
        try system.checkWritable(target)
      }
      let staged = try write(bytes, in: home, like: status, isDurable: isDurable)
      steps.append(.place(staged, at: target, in: home, named: named))
    } catch .isNotPermitted where (try? system.status(of: target)) != nil { throw .readOnly(named) } catch {
      throw .cannotWrite(named, error)
    }
  }

  private mutating func write(_ bytes: [UInt8], in home: OutputFolders.Home, like former: FileStatus?, isDurable: Bool)
    throws(SystemError) -> StagedFile
  {
    let entry = home.temporaryEntry()
    undos.append { [system] in try? system.remove(entry) }
    return try StagedFile.write(bytes, to: entry, like: former, isDurable: isDurable, system)
  }

  private var synchronizingSteps: [Step] {
    var known: Set<FileIdentity> = []
    return steps.compactMap { step in
      guard case .place(let file, _, let home, let named) = step, file.isDurable, known.insert(home.identity).inserted
      else { return nil }
      return .synchronize(home, named: named)
    }
  }

  // MARK: Steps

  private mutating func take(_ step: Step, isLast: Bool) throws(Failure) {
    switch step {
    case .place(let file, let target, let home, let named):
      try place(file, at: target, in: home, named: named, isLast: isLast)
    case .remove(let entry, let home, let named):
      do throws(SystemError) { try remove(entry, in: home) } catch { throw .cannotWrite(named, error) }
    case .removeFolder(let entry):
      guard (try? system.removeFolder(entry)) != nil else { return }
      undos.append { [system] in try? system.makeFolder(entry) }
    case .synchronize(let home, let named):
      do throws(SystemError) { try folders.synchronize(home) } catch { throw .cannotWrite(named, error) }
    }
  }

  /// Gives a file its name, with a way back unless nothing comes after it.
  private mutating func place(
    _ file: StagedFile, at target: OutputEntry, in home: OutputFolders.Home, named: FilePath, isLast: Bool
  ) throws(Failure) {
    var other: FilePath?
    do throws(SystemError) {
      let status = try system.status(of: target)
      // Two names may be one on this file system, and the file that would be replaced is one of the run's.
      other = status.flatMap { placed[$0.identity] }
      if let other, other != named { throw .exists }
      let former = isLast || status == nil ? nil : try keep(target, named: named, in: home)
      try system.rename(file.entry, to: target)
      placed[file.identity] = named
      undos.append { [system] in
        if let former { try? system.rename(former, to: target) } else { try? system.remove(target) }
      }
    } catch {
      if let other, other != named { throw .sameFile(named, other) }
      throw .cannotWrite(named, error)
    }
  }

  /// Gives the file that is replaced a second name.
  private mutating func keep(_ target: OutputEntry, named: FilePath, in home: OutputFolders.Home) throws(SystemError)
    -> OutputEntry
  {
    let entry = home.temporaryEntry()
    do throws(SystemError) { try system.link(target, to: entry) } catch {
      // Some file systems have no second names.
      guard let content = try? FileReader(system).readRegularFile(named) else { throw error }
      let copy = try write(content.bytes, in: home, like: content.status, isDurable: false)
      former.append(copy.entry)
      return copy.entry
    }
    undos.append { [system] in try? system.remove(entry) }
    former.append(entry)
    return entry
  }

  /// Moves a file aside, with a way back.
  private mutating func remove(_ entry: OutputEntry, in home: OutputFolders.Home) throws(SystemError) {
    let kept = home.temporaryEntry()
    try system.rename(entry, to: kept)
    former.append(kept)
    undos.append { [system] in try? system.rename(kept, to: entry) }
  }
}

/// Where an item goes.
private enum Place {
  /// To a device or a pipe, or to standard output, which has no path.
  case direct([UInt8], FilePath?)
  case file([UInt8], Output.Purpose, OutputTarget)
  case folder(FolderOutput)

  init(_ output: Output, _ plan: FilePlan.Checked) throws(Failure) {
    switch (output.content, output.destination) {
    case (.folder(let files), .file(let path)): self = .folder(FolderOutput(folder: path, files: files))
    // Refused before the product was made.
    case (.folder, .standardOutput): self = .direct([], nil)
    case (.file(let bytes), .standardOutput): self = .direct(bytes, nil)
    case (.file(let bytes), .file(let path)):
      guard let target = plan.target(of: path) else { throw .notPlanned(path) }
      self = target.isSpecial ? .direct(bytes, target.path) : .file(bytes, output.purpose, target)
    }
  }

  /// The folder in which the files wait for their names, or nil if nothing has to wait.
  var home: FilePath? {
    switch self {
    case .direct: nil
    case .file(_, _, let target): target.path.folder
    case .folder(let product): product.folder
    }
  }

  func failure(_ error: SystemError) -> Failure {
    switch self {
    case .direct(_, nil): .cannotWrite(to: "standard output", error)
    case .direct(_, let path?): .cannotWrite(path, error)
    case .file(_, _, let target): .cannotWrite(target.named, error)
    case .folder(let product): .cannotMake(product.folder, error)
    }
  }

  var isFolder: Bool { if case .folder = self { true } else { false } }
}
