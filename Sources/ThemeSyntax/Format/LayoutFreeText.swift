import ThemeBase

/// The parser's reading of a text, independent of its layout.
///
/// Two texts with equal readings differ in white space and in semicolons that may be left out.
struct LayoutFreeText {
  private let tree: SyntaxTree
  private let diagnostics: [Diagnostic]

  init(_ parsed: Checked<SyntaxTree>) {
    tree = parsed.value
    diagnostics = parsed.diagnostics.diagnostics
  }

  /// Whether two texts have the same tokens, comments, nodes and mistakes.
  ///
  /// Takes linear time.
  func isSame(as other: LayoutFreeText) -> Bool {
    words.elementsEqual(other.words, by: { $0 == $1 }) && comments.elementsEqual(other.comments, by: { $0 == $1 })
      && nodes.elementsEqual(other.nodes) && mistakes == other.mistakes
  }

  private var words: some Sequence<ArraySlice<UInt8>> {
    tree.tokens.lazy.filter { $0.kind != .semicolon }.map { $0.bytes }
  }

  private var comments: some Sequence<ArraySlice<UInt8>> { tree.comments().lazy.map { tree.file.bytes[$0.range] } }

  /// A node by its depth, its kind and its tokens.
  private struct Node: Equatable {
    var depth: Int
    var kind: NodeKind
    var words: Range<Int>
  }

  private var nodes: [Node] {
    // The number of tokens before each one that are not semicolons.
    var count = 0
    let before = (0...tree.tokens.count).map { token in
      defer { if token < tree.tokens.count, tree.tokens[token].kind != .semicolon { count += 1 } }
      return count
    }
    var nodes: [Node] = []
    var walker = tree.walker()
    while let node = walker.next() {
      let tokens = node.tokens
      let words = before[tokens.startIndex]..<before[tokens.endIndex]
      nodes.append(Node(depth: walker.depth, kind: node.kind, words: words))
    }
    return nodes
  }

  /// The number of reports of each mistake, but for those that the layout mends.
  private var mistakes: [DiagnosticCode: Int] {
    diagnostics.reduce(into: [:]) { counts, diagnostic in
      if ![.missingLastSemicolon, .commentTouchesWord].contains(diagnostic.code) {
        counts[diagnostic.code, default: 0] += 1
      }
    }
  }
}
