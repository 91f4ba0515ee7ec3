import ThemeBase

/// A theme that is part of themec: themes import it as `themec:Fiori`.
package struct BuiltInTheme: Sendable {
  /// The prefix of the name in an import.
  package static let scheme = "themec:"

  /// All of them, in the order in which messages list them.
  package static let all = [
    BuiltInTheme(name: "Fiori", text: EmbeddedThemes.fiori),
    BuiltInTheme(name: "NUI", text: EmbeddedThemes.nui),
  ]

  package let name: String
  private let text: StaticString

  /// The text of the stylesheet.
  package var bytes: [UInt8] { text.withUTF8Buffer { Array($0) } }

  /// The name in an import: `themec:Fiori`.
  package var importName: String { Self.scheme + name }

  /// The built-in theme that has the name of a file: `Fiori.nss`, in any letter case.
  static func named(likeFile path: ImportPath) -> BuiltInTheme? {
    let file = path.text.split(separator: "/").last?.lowercased()
    return all.first { $0.name.lowercased() + ".nss" == file }
  }
}

extension BuiltInTheme {
  /// The theme at a path of a graph, or nil if the path is not a built-in theme's.
  package init?(at path: ImportPath) {
    guard let theme = Self.all.first(where: { path == .builtIn($0.importName) }) else { return nil }
    self = theme
  }
}

extension ImportPath {
  /// The path of a built-in theme.
  static func builtIn(_ name: String) -> ImportPath { ImportPath(bytes: name.utf8, origin: .builtIn) }

  /// The path of the built-in theme that an import names, known or not; nil if it names a file.
  package var asBuiltIn: ImportPath? { bytes.starts(with: BuiltInTheme.scheme.utf8) ? .builtIn(text) : nil }
}

extension Diagnostic {
  static func noBuiltInTheme(_ written: String, at span: Span) -> Diagnostic {
    let names = BuiltInTheme.all.map { $0.importName }
    let near = NameSuggester.nearest(to: written, in: names)
    return Diagnostic(
      .importNotFound, "there is no built-in theme '\(written)'", at: span,
      help: suggestion(near) ?? ["the built-in themes are \(names.quotedList("and"))"],
      fixIts: Diagnostic.replacement(near.map { "\"\($0)\"" }, span))
  }

  /// Says how a built-in theme is imported, if a file that is missing has the name of one.
  mutating func suggest(_ theme: BuiltInTheme?, at span: Span) {
    guard let theme else { return }
    help.append("the theme is built in: '@import \"\(theme.importName)\";'")
    fixIts += Self.replacement("\"\(theme.importName)\"", span)
  }
}
