import ThemeSyntax

/// The words of the language as regular expressions, made of the lexer's tables.
enum WordPattern {
  /// A class of characters in Oniguruma's notation: those that occur inside words, letters outside ASCII among them.
  static let characters: String = {
    let ascii = LexicalTables.wordCharacters.map(escaped).joined()
    return "[\(ascii)[^\\x00-\\x7F]]"
  }()

  /// One character of a word; a `/` is one unless it begins a comment.
  static let inside = "(?:\(characters)|/(?!\\*))"
  /// A whole word; it may begin with the mark of a colour.
  static let word = "(?:#|\(characters))\(inside)*"
  /// The name of a definition.
  static let variable = "@\(inside)+"
  /// That a word does not go on.
  static let end = "(?!\(inside))"

  /// The names of the at-rules without their `@`, as alternatives.
  static let atRules = LexicalTables.atRules.map { String($0.dropFirst()) }.sorted().joined(separator: "|")

  private static func escaped(_ character: Unicode.Scalar) -> String {
    let isSpecial = "\\-.]^[&".unicodeScalars.contains(character)
    return (isSpecial ? "\\" : "") + String(character)
  }
}
