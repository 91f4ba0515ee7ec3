@testable import ThemeFiles

extension OutputTransaction {
  /// Writes some outputs and returns for each whether it changed.
  @discardableResult
  static func write(
    _ outputs: [Output], _ plan: FilePlan.Checked, _ journal: TransactionJournal
  ) throws(WriteError) -> [Bool] {
    try run(plan, journal) { transaction throws(WriteError) in
      var changes: [Bool] = []
      for output in outputs { changes.append(try transaction.stage(output)) }
      return changes
    }
  }
}
