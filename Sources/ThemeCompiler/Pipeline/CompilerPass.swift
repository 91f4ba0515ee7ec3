/// A pass of the compiler, in the order in which they run.
package enum CompilerPass: String, CaseIterable, Sendable {
  /// The declarations of classes and components in the theme, and its choice of a palette.
  case registry
  /// Rules flattened to declarations for class paths.
  case rules
  /// Definitions substituted in values.
  case definitions
  /// Definitions that override palette colours.
  case palette
  /// Texts read as the types of their properties.
  case values
  /// The declarations that win, as a table.
  case cascade
  /// Checks of what the named targets read otherwise.
  case portability
  /// Checks of the whole theme, and the order of the report.
  case checks
}
