package import ThemeBase
package import ThemeTable

/// A colour that the author of a theme can change, by its name, in all its shades.
package struct ThemeColor: Sendable {
  /// The kind of things that a colour styles.
  package enum Role: String, CaseIterable, Sendable {
    case text, ground, line, tint
    /// Nothing yet.
    case unused

    /// The words in the names of the properties of each role; the first role that fits applies.
    private static let words: [(role: Role, words: [String])] = [
      (.line, ["border", "separator", "divider", "shadow"]),
      (.ground, ["background", "bar-tint"]),
      (.text, ["font", "text", "title", "placeholder"]),
    ]

    /// The role of a property's colour.
    init(ofProperty property: String) {
      let entry = Self.words.first { $0.words.contains { property.contains($0) } }
      self = entry?.role ?? .tint
    }
  }

  /// A colour in some environments, and the place where a change of it is written.
  package struct Shade: Sendable {
    /// The environments in words, such as `dark`; empty for all.
    package var condition = ""
    /// The colour as the theme has it.
    package var color: StyleColor
    /// The text that a change replaces; empty for a colour of the palette, which a new definition overrides.
    package var span: Span
    /// The texts of the new definition on both sides of its colour; empty for a colour that is written already.
    package var prefix = ""
    package var suffix = ""
    /// The texts and icons that cannot be read for this colour, or on it.
    package var unreadable: [UnreadablePair] = []
    /// The nearest colour with which all of them can be read, or nil if there is none.
    package var remedy: StyleColor?
  }

  /// The name of a definition or of a palette colour without `@`, or class path and property of a rule.
  package var name: String
  /// The role that most of its uses have.
  package var role = Role.unused
  /// The number of declarations that have their colour from it.
  package var useCount = 0
  /// The shades in the order of their places.
  package var shades: [Shade] = []
}

/// A text or an icon that is too weak on its ground.
package struct UnreadablePair: Hashable, Sendable {
  /// The class path of the text or icon.
  package var path: String
  /// The property of its colour, state suffix included.
  package var property: String
  /// The class path whose background it is seen on.
  package var ground: String
  /// The environments in words; empty for all.
  package var condition: String
  /// The contrast in words, such as `2.31`.
  package var ratio: String
  /// The contrast that it needs.
  package var requiredRatio: String
}
