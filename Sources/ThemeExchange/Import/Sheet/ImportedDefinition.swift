import ThemeBase
import ThemeModel
import ThemeTable

/// A definition that an import makes of a token or a colour set.
struct ImportedDefinition {
  /// A value in one situation.
  enum Value: Hashable {
    case color(StyleColor)
    case number(Double)
    /// A name or another text without quotes.
    case word(String)
    /// Another definition, by its origin.
    case reference(String)
    /// A computed value, and the same as a literal, for a stylesheet that lacks one of the definitions in it.
    indirect case expression([Piece], Value)
  }

  /// A part of a computed value.
  enum Piece: Hashable {
    case text(String)
    /// A definition, by its origin.
    case reference(String)

    var isReference: Bool { if case .reference = self { true } else { false } }
  }

  /// Its name in the imported file, which references use.
  let origin: String
  /// The name that it should have in the stylesheet.
  let name: String
  /// A value for each situation of ``ImportSituation``.
  var values: [Value]
  /// A comment.
  var note: String?
  /// The advice of a deprecated definition; empty if the file gives none.
  var deprecation: String?
  let span: Span
}
