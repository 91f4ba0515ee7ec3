package import ThemeModel

/// The user's choices for a table, apart from the files.
package struct CompilerOptions: Sendable {
  /// The runtime to follow where runtimes differ.
  package var target: Target = .fioriUIKit
  /// The registry of what can be styled: themec's own, with the user's registry files.
  package var registry = Registry.standard
  /// The palette that colour names are taken from, unless the theme names one.
  package var palette = PaletteVersion.latest
  /// The limits of what is kept.
  package var growth = GrowthLimits()
  /// Whether each definition that uses no other one has its own name as its value: so the table shows what a file that
  /// imports the theme can change.
  package var marksDefinitions = false

  package init() {}
}
