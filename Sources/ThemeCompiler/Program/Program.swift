package import ThemeDiagnostics
package import ThemeSyntax
package import ThemeTable

/// All that the files of a compilation say, as flat lists in the order in which it counts.
///
/// Nesting, selector lists and media conditions are gone: a declaration names one class path and the environments in
/// which it holds. Names and value texts are numbers of ``names``.
package struct Program: Sendable {
  /// Where something stands: a node of one of the trees.
  package struct Place: Sendable, Hashable {
    package var tree: UInt32
    package var node: UInt32

    package init(tree: UInt32, node: UInt32) { (self.tree, self.node) = (tree, node) }
  }

  /// `property: value` for one class path.
  package struct Declaration: Sendable {
    package var path: UInt32
    package var property: UInt32
    package var value: Value
    package var environments: EnvironmentSet
    package var place: Place
    /// Whether the path came from a pattern: an exact path wins over it wherever it stands.
    package var isFromPattern: Bool
  }

  /// `@name: value`.
  package struct Definition: Sendable {
    package var name: UInt32
    package var value: Value
    package var environments: EnvironmentSet
    package var place: Place
  }

  /// A selector of a rule, with or without declarations.
  package struct Selector: Sendable {
    package var path: UInt32
    package var environments: EnvironmentSet
    package var place: Place
    /// Whether the path came from a pattern.
    package var isFromPattern: Bool
  }

  /// A value as it is written: its tokens joined by one space.
  package struct Value: Sendable {
    package var text: UInt32
    /// Whether a definition is used in it.
    package var hasReferences: Bool
    /// Whether the parser reported something in it: then nothing more is said of it.
    package var isMalformed = false
  }

  package var names = NameTable()
  package var trees: [SyntaxTree] = []
  package var declarations: [Declaration] = []
  package var definitions: [Definition] = []
  package var selectors: [Selector] = []
  /// Names of definitions without a value; the parser has reported them.
  package var emptyDefinitions: Set<UInt32> = []
  /// The trees that take part, imported ones included.
  package var collectedTrees: Set<UInt32> = []

  package init() {}
}

extension Program {
  /// The span of the tokens of a node.
  package func span(_ place: Place) -> Span {
    trees[Int(place.tree)].span(of: Int(place.node))
  }

  /// The span of the name with which a node begins: the property of a declaration, the name of a definition.
  package func nameSpan(_ place: Place) -> Span {
    let tree = trees[Int(place.tree)]
    return tree.span(ofToken: Int(tree.nodes[Int(place.node)].firstToken))
  }

  /// The span of the value of a declaration or definition.
  package func valueSpan(_ place: Place) -> Span {
    let tree = trees[Int(place.tree)]
    guard let value = tree.child(of: Int(place.node), .value) else { return span(place) }
    return tree.span(of: value)
  }

  /// The spans of the tokens of a value, in order: one for each word of its text.
  package func valueTokens(_ place: Place) -> [(token: Int, span: Span)] {
    let tree = trees[Int(place.tree)]
    guard let value = tree.child(of: Int(place.node), .value) else { return [] }
    return tree.significantTokens(in: tree.tokenRange(of: value))
      .map { ($0, tree.span(ofToken: $0)) }
  }
}
