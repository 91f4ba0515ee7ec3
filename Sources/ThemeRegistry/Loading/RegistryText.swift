import ThemeDiagnostics
import ThemeSyntax

/// A parsed registry text, shared by everything that reads in it.
struct RegistryText: Sendable {
  let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  func kind(_ node: SyntaxTree.NodeIndex) -> NodeKind { tree.nodes[node].kind }

  /// Whether a node is an at-rule: the parser has reported those that may not stand where they do.
  func isAtRule(_ node: SyntaxTree.NodeIndex) -> Bool {
    switch kind(node) {
    case .atRule, .classRule, .mediaRule, .importRule: true
    default: false
    }
  }

  /// The span of a node's first token.
  func firstSpan(_ node: SyntaxTree.NodeIndex) -> Span { span(firstToken(node)) }

  func firstToken(_ node: SyntaxTree.NodeIndex) -> Int { Int(tree.nodes[node].firstToken) }

  func span(_ token: Int) -> Span { tree.span(ofToken: token) }

  func bytes(_ token: Int) -> ArraySlice<UInt8> { tree.file.bytes[tree.tokens.range(token)] }

  /// The tokens of a node's child of some kind; none where there is no such child.
  func cursor(_ kind: NodeKind, of node: SyntaxTree.NodeIndex) -> TokenCursor {
    TokenCursor(self, tree.child(of: node, kind).map { tree.tokenRange(of: $0) } ?? 0..<0)
  }

  /// The text of some tokens with one space between.
  func joined(_ range: Range<Int>) -> String {
    range.map { String(decoding: bytes($0), as: UTF8.self) }.joined(separator: " ")
  }
}
