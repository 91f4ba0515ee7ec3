import ThemeProject
import ThemeSyntax

/// The placeholders in the files of `Editors`, such as `$(word)`: the version of themec, and the words of the language as
/// regular expressions, made of the lexer's tables.
///
/// A test holds the scopes of the corpus against the lexer.
enum EditorPlaceholders {
  /// The text of a file with its placeholders filled.
  static func fill(_ text: String, ofFile path: String) -> String {
    values(inFile: path).reduce(text) { $0.replacing("$(\($1.key))", with: $1.value) }
  }

  private static func values(inFile path: String) -> [String: String] {
    if path.hasSuffix(".vim") { return vimPatterns }
    if path.hasSuffix(".sublime-syntax") { return patterns.mapValues { $0.replacing("'", with: "''") } }
    if path.hasSuffix(".tmLanguage.json") {
      return patterns.mapValues { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    }
    // The oldest versions of Visual Studio Code whose API has what the extension calls.
    return ["version": ToolVersion.current, "engine": "^1.75.0"]
  }

  /// The names of the at-rules without their `@`.
  private static let atRules = LexicalTables.atRules.map { String($0.dropFirst()) }

  /// The patterns in Oniguruma's notation.
  private static let patterns: [String: String] = {
    // Those that occur inside words, letters outside ASCII among them.
    let character = "[\(characters(escaping: "\\-.]^[&"))[^\\x00-\\x7F]]"
    // A `/` belongs to a word unless it begins a comment.
    let inside = "(?:\(character)|/(?!\\*))"
    return [
      "inside": inside,
      // It may begin with the mark of a colour.
      "word": "(?:#|\(character))\(inside)*",
      "variable": "@\(inside)+",
      // That a word does not go on.
      "end": "(?!\(inside))",
      "atRules": atRules.sorted().joined(separator: "|"),
    ]
  }()

  /// The same in Vim's notation.
  private static let vimPatterns: [String: String] = {
    let character = "[\(characters(escaping: "\\]^-"))]\\|[^\\x01-\\x7F]"
    let inside = "\\%(\(character)\\|\\/\\*\\@!\\)"
    return [
      "inside": inside, "word": "\\%(\(character)\\)\(inside)*", "atRules": atRules.joined(separator: "\\|"),
    ]
  }()

  /// The characters of ASCII that occur inside words, with a backslash before those that mean something in a class.
  private static func characters(escaping special: String) -> String {
    LexicalTables.wordCharacters.map { special.unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
