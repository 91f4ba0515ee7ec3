import ThemeDiagnostics
import ThemeSyntax

/// An at-rule of a registry text: name, prelude, and the items of its block.
struct AtRule {
  let tree: SyntaxTree
  let node: SyntaxTree.NodeIndex

  init(_ tree: SyntaxTree, _ node: SyntaxTree.NodeIndex) {
    self.tree = tree
    self.node = node
  }

  /// The name with its `@`.
  var name: String { tree.file.text(nameSpan) }

  var nameSpan: Span { tree.span(ofToken: Int(tree.nodes[node].firstToken)) }

  var prelude: TokenCursor {
    guard let prelude = tree.child(of: node, .prelude) else { return TokenCursor(tree, 0..<0) }
    return TokenCursor(tree, tree.tokenRange(of: prelude))
  }

  /// Whether there is a `{ … }`, be it empty.
  var hasBlock: Bool { tree.child(of: node, .block) != nil }

  /// The nodes inside the block.
  var items: [SyntaxTree.NodeIndex] {
    tree.child(of: node, .block).map { Array(tree.children(of: $0)) } ?? []
  }
}

/// A `name: value;` of a registry text.
struct RegistryDeclaration {
  let tree: SyntaxTree
  private let nameToken: Int
  private let node: SyntaxTree.NodeIndex

  init(_ tree: SyntaxTree, _ node: SyntaxTree.NodeIndex) {
    self.tree = tree
    self.node = node
    nameToken = Int(tree.nodes[node].firstToken)
  }

  var name: ArraySlice<UInt8> { tree.file.bytes[tree.tokens.range(nameToken)] }
  var nameSpan: Span { tree.span(ofToken: nameToken) }

  var value: TokenCursor {
    guard let value = tree.child(of: node, .value) else { return TokenCursor(tree, 0..<0) }
    return TokenCursor(tree, tree.tokenRange(of: value))
  }
}

/// Walks over tokens, trivia left out.
struct TokenCursor {
  let tree: SyntaxTree
  private let range: Range<Int>
  /// The token that is looked at; the end of the range when there is none left.
  private(set) var position: Int

  init(_ tree: SyntaxTree, _ range: Range<Int>) {
    self.tree = tree
    self.range = range
    position = range.lowerBound
    skipTrivia()
  }

  private mutating func skipTrivia() {
    while position < range.upperBound, tree.tokens.kinds[position].isTrivia { position += 1 }
  }

  var isAtEnd: Bool { position >= range.upperBound }

  var kind: TokenKind { isAtEnd ? .endOfFile : tree.tokens.kinds[position] }

  var bytes: ArraySlice<UInt8> {
    isAtEnd ? [] : tree.file.bytes[tree.tokens.range(position)]
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The token; behind the last one an empty span.
  var span: Span {
    if !isAtEnd { return tree.span(ofToken: position) }
    let all = tree.span(ofTokens: range)
    return tree.file.span(Int(all.end), Int(all.end))
  }

  /// All of the tokens.
  var wholeSpan: Span { tree.span(ofTokens: range) }

  /// Whether the token touches the one before it.
  var touchesPrevious: Bool {
    position > range.lowerBound && !tree.tokens.kinds[position - 1].isTrivia
  }

  mutating func advance() {
    guard !isAtEnd else { return }
    position += 1
    skipTrivia()
  }

  /// Goes past the token if it is of a kind.
  mutating func take(_ kind: TokenKind) -> Bool {
    guard !isAtEnd, self.kind == kind else { return false }
    advance()
    return true
  }

  /// Goes past the token if it is that word.
  mutating func take(word: StaticString) -> Bool {
    guard kind == .identifier, word.withUTF8Buffer({ bytes.elementsEqual($0) }) else {
      return false
    }
    advance()
    return true
  }

  /// A word or the inside of a string; nil for anything else.
  mutating func takeText() -> String? {
    guard kind == .string || kind.isName else { return nil }
    defer { advance() }
    return text.unquoted
  }
}
