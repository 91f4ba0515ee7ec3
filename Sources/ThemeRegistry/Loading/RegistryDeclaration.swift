import ThemeDiagnostics
import ThemeSyntax

/// A `name: value;` of a registry text.
struct RegistryDeclaration {
  private let text: RegistryText
  private let node: SyntaxTree.NodeIndex

  init(_ text: RegistryText, _ node: SyntaxTree.NodeIndex) {
    self.text = text
    self.node = node
  }

  var name: ArraySlice<UInt8> { text.bytes(text.firstToken(node)) }

  var nameSpan: Span { text.firstSpan(node) }

  var value: TokenCursor { text.cursor(.value, of: node) }

  func isNamed(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { self.name.elementsEqual($0) }
  }
}
