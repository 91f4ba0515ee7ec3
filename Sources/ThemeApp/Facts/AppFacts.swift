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
  /// The class lists that give a view no class.
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

/// A place of an app that gives classes to a view or asks for the styles of classes.
package struct AppUse: Hashable, Sendable {
  /// The class list, such as `Button:LargeButton`.
  package var text: AppText
  /// The bytes of the file that say it.
  package var range: Range<Int>
  /// The kind of view that has the classes, such as `UIButton`, where the source tells it.
  package var carrier: String?
  /// The name by which people know the element of a screen, from Interface Builder.
  package var element: String?
  /// The type that encloses the place; names without a type are looked for in it first.
  package var enclosingType: String?
  /// Whether something else has the same form, so that only a known text makes it a use.
  package var needsText = false

  /// A use of a class list at some bytes of the file.
  package init(_ text: AppText, at range: Range<Int>) {
    self.text = text
    self.range = range
  }
}

/// The fault of what is meant to give a view its classes: a run-time attribute of a screen, or a text in a source.
package struct AttributeFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The attribute has another type than text.
    case type(String)
    /// The key path is nearly `nuiClass`.
    case key(String)
    /// The text names no classes as NUI reads them.
    case value(String)
  }

  package var kind: Kind
  package var range: Range<Int>

  /// Whether a text names classes as NUI reads them: `:` stands between them, no name has a space, and `none` is none.
  static func isClassList(_ text: String) -> Bool {
    let names = text.split(separator: ":")
    return !names.isEmpty
      && names.allSatisfy { name in
        !["nil", "null", "None", "NONE"].contains(name) && ![".", "#"].contains(name.first)
          && !name.contains { $0.isWhitespace || ",;".contains($0) }
      }
  }
}
