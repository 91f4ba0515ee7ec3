package import ThemeDiagnostics

/// Parses a large file in pieces, several at once, and joins them to the tree that ``Parser`` makes of the whole.
///
/// A file is cut after a `}` at the start of a line: most of them close a rule at the top level. Each piece but the first
/// begins with the brace that ends the piece before it, so the parser has the same previous token as in the whole file. The
/// file is parsed as a whole if a cut lies in a comment or in a block, or if a brace before a cut closes no block: only then
/// can what the parser makes of a piece depend on what follows.
package struct PiecewiseParser {
  /// The least size of a piece in bytes: starting a thread takes as long as parsing a tenth of them.
  package static let leastPiece = 100_000

  private var tokens = TokenList()
  private var nodes = NodeList()
  private var diagnostics = DiagnosticList()

  /// Parses a file, in as many pieces as can be worked on at once.
  ///
  /// Linear in its size.
  package static func parse(
    _ file: SourceFile, on workers: Workers, leastPiece: Int = leastPiece
  ) -> Checked<SyntaxTree> {
    let count = min(workers.count, file.bytes.count / max(1, leastPiece))
    guard count > 1 else { return Parser.parse(file) }
    let ranges = pieces(of: file.bytes, count: count)
    guard ranges.count > 1, ForeignFile.diagnostic(for: file) == nil else {
      return Parser.parse(file)
    }
    let pieces = workers.map(count: ranges.count) { Piece(file, ranges[$0]) }
    guard pieces.dropLast().allSatisfy(\.isWhole), pieces.dropFirst().allSatisfy(\.isSeparate),
      pieces.reduce(0, { $0 + $1.diagnostics.diagnostics.count }) < DiagnosticList.limit
    else { return Parser.parse(file) }
    var joined = PiecewiseParser(pieces)
    return Parser.checked(joined.tree(of: file), joined.diagnostics)
  }

  /// The bytes of up to `count` pieces, each from the brace that ends the one before it.
  static func pieces(of bytes: [UInt8], count: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for number in stride(from: 1, to: count, by: 1) {
      let place = max(start + 1, bytes.count / count * number)
      guard let brace = closingBrace(in: bytes, from: place) else { break }
      result.append(start..<brace + 1)
      start = brace
    }
    return result + [start..<bytes.count]
  }

  /// The first `}` at the start of a line at or after a place; nil if there is none.
  private static func closingBrace(in bytes: [UInt8], from place: Int) -> Int? {
    var index = place
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "}"), TriviaScan.isNewline(bytes[index - 1]) { return index }
      index += 1
    }
    return nil
  }
}

// MARK: - Pieces

extension PiecewiseParser {
  /// A piece that has been parsed.
  private struct Piece: Sendable {
    let tokens: TokenList
    let nodes: NodeList
    let diagnostics: DiagnosticList
    /// Whether nothing in the piece depends on what follows it.
    let isWhole: Bool
    /// Whether the piece does not begin with a `;`, which the parser looks for after some blocks.
    let isSeparate: Bool

    init(_ file: SourceFile, _ range: Range<Int>) {
      let list = Lexer.tokenize(file, in: range)
      var parser = Parser(file, tokens: list)
      let root = parser.open(.stylesheet)
      // The brace belongs to the piece before.
      parser.position = range.lowerBound == 0 ? 0 : 1
      parser.parseItems()
      isWhole =
        parser.blocks.isEmpty && parser.lastClosingBrace == list.count - 2
        && list.unterminatedComment == nil
      isSeparate = list.kinds.dropFirst().first != .semicolon
      parser.closeBlocksAtEndOfFile()
      parser.position = list.count
      parser.close(root)
      tokens = list
      nodes = parser.nodes
      diagnostics = parser.diagnostics
    }
  }

  /// Joins all pieces in new columns, which have no room to spare: the tree stays, and the pieces go.
  private init(_ pieces: [Piece]) {
    tokens.reserveCapacity(pieces.reduce(0) { $0 + $1.tokens.count })
    nodes.reserveCapacity(pieces.reduce(0) { $0 + $1.nodes.count })
    for piece in pieces { append(piece) }
  }

  /// Adds a piece whose first token is the last one so far.
  private mutating func append(_ piece: Piece) {
    // The last token is the end of the piece so far, and the one before it is shared.
    nodes.append(descendantsIn: piece.nodes, movedBy: max(0, tokens.count - 2))
    tokens.append(piece.tokens)
    diagnostics.append(contentsOf: piece.diagnostics)
  }

  private mutating func tree(of file: SourceFile) -> SyntaxTree {
    nodes.end(SyntaxTree.root, before: TokenID(index: tokens.count))
    return SyntaxTree(file: file, tokens: tokens, nodes: nodes)
  }
}
