/// The classes and styles that one file of an app asks for; names from other files are not resolved yet.
package struct AppFacts: Sendable, Equatable {
  package var uses: [AppUse] = []
  /// The texts that constants may have, by their name with its type: `Style.title`.
  ///
  /// `Style.*` are all cases of an enum.
  package var constants: [String: Set<AppText>] = [:]
  /// The names in other strings; a computed one may be its fixed beginning: `Cell%@`.
  package var mentions: Set<AppText> = []
  /// The classes from which the file's types inherit.
  package var superclasses: [String: String] = [:]
  /// The names of the stylesheets that the app loads.
  package var sheets: [AppUse] = []
  /// The faults of attributes of screens.
  package var faults: [AttributeFault] = []
  /// The properties that the app asks a theme for itself.
  package var readProperties: Set<AppText> = []
  /// Patterns of classes that a comment `themec-uses: Cell*, Title` names.
  package var namedPatterns: [String] = []
  /// The class paths of the typed accessors that themec has written into this file: `Theme.Button.title` to its path.
  package var accessors: [String: String] = [:]
  /// The comments that speak to themec, for its suppressions.
  package var comments: [Range<Int>] = []
  /// Whether a program has written the file, so that nobody would mend it here.
  package var isGenerated = false

  /// The facts of a file that asks for nothing.
  package init() {}
}
