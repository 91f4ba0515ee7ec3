import Synchronization

/// Puts the files back as they were while a transaction is unfinished.
///
/// Each step of a transaction is made under the journal's lock together with the note of how to undo it. So another
/// thread, one that waits for signals, can undo the whole at any moment, also while the transaction waits for a pipe.
package final class TransactionJournal: Sendable {
  /// One way back.
  enum Undo: Sendable {
    case remove(FilePath)
    case removeFolder(FilePath)
    /// Makes a folder again that was removed because it was empty.
    case makeFolder(FilePath)
    /// Removes a new file, if it is still the one that was written.
    case removeOutput(FilePath, FileIdentity)
    /// Puts the former file in the place of the new one, if that is still the one that was written.
    case restore(FilePath, to: FilePath, FileIdentity)
    /// Moves a file that was removed back to its place, if that is still free.
    case putBack(FilePath, to: FilePath)
    /// Writes the bytes of a copy into a file that keeps its identity.
    case writeBack(FilePath, to: FilePath)
  }

  private let system: any FileSystem
  private let undos = Mutex<[Undo]>([])
  let willTakeLong: @Sendable () -> Void
  private let willCommit: @Sendable () -> Void

  /// A journal that tells what comes next, for the care of signals.
  ///
  /// `willTakeLong` is called before a transaction does more than to write one file and rename it: it may then take long
  /// or wait. `willCommit` is called before that rename; it may call ``undo(andEnd:)``.
  package init(
    _ system: any FileSystem = LocalFileSystem(),
    willTakeLong: @escaping @Sendable () -> Void = {},
    willCommit: @escaping @Sendable () -> Void = {}
  ) {
    self.system = system
    self.willTakeLong = willTakeLong
    self.willCommit = willCommit
  }

  /// Makes a folder, whose name must be free.
  func makeFolder(_ path: FilePath) throws(SystemError) {
    try perform(undoneBy: .removeFolder(path)) { () throws(SystemError) in
      try system.makeFolder(path)
    }
  }

  /// Gives a file another name, in place of what had it.
  func rename(_ old: FilePath, to new: FilePath, undoneBy undo: Undo) throws(SystemError) {
    try perform(undoneBy: undo) { () throws(SystemError) in try system.rename(old, to: new) }
  }

  /// Makes a step, and notes how it is undone if it succeeds.
  func perform<Result: Sendable>(
    undoneBy undo: Undo, _ step: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try undos.withLock { undos throws(SystemError) in
      let result = try step()
      undos.append(undo)
      return result
    }
  }

  /// Notes how a step is undone that can fail halfway, and makes it.
  func perform(
    undoneAlsoIfItFailsBy undo: Undo, _ step: () throws(SystemError) -> Void
  ) throws(SystemError) {
    try undos.withLock { undos throws(SystemError) in
      undos.append(undo)
      try step()
    }
  }

  /// Makes the last step; from then on nothing is undone, and `remains` go away.
  func finish(
    removing remains: [Undo], after step: () throws(SystemError) -> Void
  ) throws(SystemError) {
    willCommit()
    try undos.withLock { undos throws(SystemError) in
      try step()
      undos = remains
    }
    undo()
  }

  /// Ends the transaction: from now on nothing is undone, and `remains` go away.
  func finish(removing remains: [Undo]) {
    undos.withLock { $0 = remains }
    undo()
  }

  /// Undoes all steps that were noted, the last one first.
  func undo() { undos.withLock { undo(&$0) } }

  /// Undoes all steps and ends the process by `end`; no step can be made meanwhile.
  package func undo(andEnd end: () -> Never) -> Never {
    undos.withLock { undos in
      undo(&undos)
      end()
    }
  }

  private func undo(_ undos: inout [Undo]) {
    while let undo = undos.popLast() { run(undo) }
  }

  /// Undoes one step; a step that cannot be undone does not keep the others from it.
  private func run(_ undo: Undo) {
    switch undo {
    case .remove(let path): try? system.remove(path)
    case .removeFolder(let path): try? system.removeFolder(path)
    case .makeFolder(let path): try? system.makeFolder(path)
    case .removeOutput(let path, let identity):
      if isSame(path, identity) { try? system.remove(path) }
    case .restore(let former, let path, let identity):
      if isSame(path, identity) { try? system.rename(former, to: path) }
    case .putBack(let kept, let path):
      if (try? system.linkStatus(of: path)) == nil { try? system.rename(kept, to: path) }
    case .writeBack(let copy, let path):
      guard let content = try? FileReader(system).readRegularFile(copy) else { return }
      try? system.overwrite(path, with: content.bytes)
    }
  }

  private func isSame(_ path: FilePath, _ identity: FileIdentity) -> Bool {
    (try? system.linkStatus(of: path).identity) == identity
  }
}
