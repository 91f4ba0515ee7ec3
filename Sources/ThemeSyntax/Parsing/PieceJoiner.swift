import ThemeBase

/// Joins parts of a file to its tree, each of which begins with the brace that ends the one before it.
///
/// The columns of the tree have no room to spare if the numbers of tokens and nodes are told: the tree stays, and the
/// parts go.
struct PieceJoiner {
  private var tokens = TokenList()
  private var nodes = NodeList()
  private var diagnostics = DiagnosticList()

  init(tokens tokenCount: Int, nodes nodeCount: Int) {
    tokens.reserveCapacity(tokenCount)
    nodes.reserveCapacity(nodeCount)
    _ = nodes.append(.stylesheet, firstToken: TokenID(index: 0))
  }

  /// Adds a part that has just been parsed.
  mutating func append(_ piece: ParsedPiece) {
    append(piece.tokens, 0..<piece.tokens.count, piece.nodes, 1..<piece.nodes.count, movedBy: 0)
    diagnostics.append(contentsOf: piece.diagnostics)
  }

  /// Adds items of another tree, whose bytes come so many places later in this file.
  ///
  /// The last token is only looked at to know where the items end, as the end of the file is.
  mutating func append(
    _ tokens: TokenList, _ tokenRange: Range<Int>, _ nodes: NodeList, _ nodeRange: Range<Int>, movedBy bytes: Int
  ) {
    self.tokens.append(tokenRange, of: tokens, movedBy: bytes)
    let first = self.tokens.count - tokenRange.count
    self.nodes.append(nodeRange, of: nodes, movedBy: first - tokenRange.lowerBound)
  }

  /// The tree of the file, with what the parser reported in the parts that were parsed and what the checks report that
  /// need the whole file.
  mutating func end(_ file: SourceFile) -> Checked<SyntaxTree> {
    nodes.end(SyntaxTree.root, before: TokenID(index: tokens.count))
    return Parser.checked(SyntaxTree(file: file, tokens: tokens, nodes: nodes), diagnostics)
  }
}
