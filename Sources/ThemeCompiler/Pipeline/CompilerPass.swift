/// A pass of the compiler, in the order in which they run.
package enum CompilerPass: String, CaseIterable, Sendable {
  /// What the theme itself declares to be styled, and the palette it chooses.
  case registry
  /// Selectors and media conditions down to declarations for class paths.
  case rules
  /// Definitions put into values.
  case definitions
  /// Definitions that override palette colours.
  case palette
  /// Texts read as the types of their properties.
  case values
  /// What wins, as a table.
  case cascade
  /// What the named targets read otherwise.
  case portability
  /// What only the whole theme shows, and the order of the report.
  case checks
}
