import ThemeDiagnostics
import ThemeSyntax

/// An at-rule of a registry text: name, prelude, and the items of its block.
struct AtRule {
  let text: RegistryText
  let node: SyntaxTree.NodeIndex

  init(_ text: RegistryText, _ node: SyntaxTree.NodeIndex) {
    self.text = text
    self.node = node
  }

  func isNamed(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { text.bytes(text.firstToken(node)).elementsEqual($0) }
  }

  var nameSpan: Span { text.firstSpan(node) }

  var prelude: TokenCursor { text.cursor(.prelude, of: node) }

  /// Whether there is a `{ … }`, be it empty.
  var hasBlock: Bool { text.tree.child(of: node, .block) != nil }

  /// The nodes inside the block.
  var items: [SyntaxTree.NodeIndex] {
    text.tree.child(of: node, .block).map { Array(text.tree.children(of: $0)) } ?? []
  }
}
