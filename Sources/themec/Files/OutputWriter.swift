import ThemeFiles

/// Writes outputs so that all of them change or none does, whatever ends the process meanwhile.
enum OutputWriter {
  private static let journal = TransactionJournal()

  /// Begins to wait for signals at the first write: before, there is nothing that a signal could leave behind.
  private static let watch: Void = {
    LocalFileSystem().allowManyOpenFiles()
    Platform.undoAtTermination(journal)
  }()

  /// Stages what `body` stages, and commits; undoes everything if either fails.
  static func run<Result>(
    _ plan: FilePlan.Checked,
    _ body: (inout OutputTransaction) throws(WriteError) -> Result
  ) throws(Failure) -> Result {
    _ = watch
    do throws(WriteError) {
      return try OutputTransaction.run(plan, journal, body)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes some outputs.
  static func write(_ outputs: [Output], _ plan: FilePlan.Checked) throws(Failure) {
    guard !outputs.isEmpty else { return }
    try run(plan) { transaction throws(WriteError) in
      for output in outputs { _ = try transaction.stage(output) }
    }
  }
}
