import ThemeFiles

/// Writes outputs so that all of them change or none does, whatever ends the process meanwhile.
enum OutputWriter {
  /// Signals wait while one file is written; a thread takes them while more is done.
  ///
  /// Only the thread that writes has them wait. The threads that share its work take none, as
  /// ``Platform/startThread(_:)`` starts them so: otherwise a signal would end the process there, with nothing undone.
  private static let journal = TransactionJournal(
    willTakeLong: { _ = watch }, willCommit: { undoIfSignalled() })

  private static func undoIfSignalled() { Platform.undoIfSignalled(journal) }

  /// Begins to wait for signals when a transaction can first take long.
  ///
  /// It takes a thread, whose start and end are a part of the time of a small build that can be seen.
  private static let watch: Void = {
    LocalFileSystem().allowManyOpenFiles()
    Platform.undoAtTermination(journal)
  }()

  /// Stages what `body` stages, and commits; undoes everything if either fails.
  static func run<Result>(
    _ plan: FilePlan.Checked,
    _ body: (inout OutputTransaction) throws(WriteError) -> Result
  ) throws(Failure) -> Result {
    do throws(WriteError) {
      return try Platform.holdingSignals { () throws(WriteError) in
        try OutputTransaction.run(plan, journal, body)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Writes some outputs, and makes their folders if asked to; returns how many outputs have changed.
  @discardableResult
  static func write(
    _ outputs: [Output], _ plan: FilePlan.Checked, makingFolders: Bool = false
  ) throws(Failure) -> Int {
    guard !outputs.isEmpty else { return 0 }
    return try run(plan) { transaction throws(WriteError) in
      for path in outputs.compactMap(\.destination.path) where makingFolders {
        try transaction.makeFolder(path.folder)
      }
      var changes = 0
      for output in outputs where try transaction.stage(output) { changes += 1 }
      return changes
    }
  }
}
