import ThemeBase

/// A part of a file that was parsed by itself.
///
/// A part that does not begin the file begins with the brace that ends the part before it, so the parser has the same
/// previous token as in the whole file.
struct ParsedPiece: Sendable {
  let tokens: TokenList
  let nodes: NodeList
  let diagnostics: DiagnosticList
  /// Whether nothing in the piece depends on what follows it.
  let isWhole: Bool

  init(_ file: SourceFile, _ range: Range<Int>) {
    let list = Lexer.tokenize(file, in: range)
    var parser = Parser(file, tokens: list)
    let root = parser.open(.stylesheet)
    // The brace belongs to the piece before.
    parser.position = range.lowerBound == 0 ? 0 : 1
    parser.parseItems()
    // A comment can hide the brace with which the piece ends.
    isWhole =
      list.count > 1 && parser.lastClosingBrace == list.count - 2 && parser.blocks.isEmpty
      && list.range(list.count - 2).upperBound == range.upperBound && list.unterminatedComment == nil
    parser.closeBlocksAtEndOfFile()
    parser.position = list.count
    parser.close(root)
    tokens = list
    nodes = parser.nodes
    diagnostics = parser.diagnostics
  }

  /// Whether the parser could end the item before the piece without looking into it: after some blocks it takes a `;`.
  var isSeparate: Bool { tokens.isSeparate(after: 0) }
}

extension TokenList {
  /// Whether no `;` follows a token.
  func isSeparate(after token: Int) -> Bool { token + 1 >= count || kinds[token + 1] != .semicolon }
}
