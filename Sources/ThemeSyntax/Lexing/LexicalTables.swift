/// The lexer's tables of bytes and names, from which the grammars of editors are generated.
package enum LexicalTables {
  /// The ASCII characters that words may hold anywhere; a `/` does unless a `*` follows it.
  package static let wordCharacters: [Unicode.Scalar] = (0..<128).filter { ByteClass.of($0).isPlainInWord }.map {
    Unicode.Scalar($0)
  }

  /// The characters that begin a string and end it.
  package static let quotes: [Unicode.Scalar] = (0..<128).filter { ByteClass.of($0).start == .quote }.map {
    Unicode.Scalar($0)
  }

  /// The at-rules of the language, each with its `@`.
  package static let atRules: [String] = AtRuleName.allCases.map { $0.rawValue }
}
