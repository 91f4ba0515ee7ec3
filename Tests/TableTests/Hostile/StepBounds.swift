@testable import ThemeTable

/// How many steps reading a table may take, as a multiple of its bytes.
///
/// Steps are counted in debug builds alone; elsewhere every bound holds.
enum StepBounds {
  /// Verifying a table, whatever is in it.
  static func verifying(_ bytes: Int) -> Int { 4 * bytes + 1_000 }

  /// Everything that ``TableExercise`` does with a table, once `verify()` has passed or not.
  static func exercising(_ bytes: Int) -> Int { 60 * bytes + 100_000 }

  /// The steps that `body` takes on a table.
  static func steps<Result>(of theme: StyleTable, _ body: (StyleTable) throws -> Result) rethrows -> Int {
    let before = theme.storage.stepCount
    _ = try body(theme)
    return theme.storage.stepCount - before
  }
}
