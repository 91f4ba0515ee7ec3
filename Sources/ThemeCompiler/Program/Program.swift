package import ThemeBase
package import ThemeSyntax
package import ThemeTable

/// The contents of all files of a compilation, as flat columns in source order.
///
/// Nesting, selector lists and media conditions are gone: a declaration names one class path and the environments in
/// which it holds. Names and texts of values are ids, each kind with a numbering of its own.
package struct Program: Sendable {
  /// Tags the ids of class paths.
  package enum Path {}
  /// Tags the ids of properties.
  package enum Property {}
  /// Tags the ids of the names of definitions.
  package enum Variable {}
  /// Tags the ids of texts of values.
  package enum Text {}

  /// A node of the tree of one file.
  package struct Place: Sendable, Hashable {
    package var file: FileID
    package var node: NodeID

    package init(file: FileID, node: NodeID) {
      self.file = file
      self.node = node
    }

    package init(_ node: SyntaxNode) { self.init(file: node.tree.file.id, node: node.id) }
  }

  /// `property: value` for one class path.
  ///
  /// 32 bytes, of which a large theme has hundreds of thousands.
  package struct Declaration: Sendable {
    package var path: PathID
    package var property: PropertyID
    package var environments: EnvironmentSet
    package var place: Place
    package var value: Value
    /// Whether the path came from a pattern: an exact path wins over it, whatever their order.
    package var isFromPattern: Bool
  }

  /// `@name: value`.
  package struct Definition: Sendable {
    package var name: VariableID
    package var value: Value
    package var environments: EnvironmentSet
    package var place: Place
  }

  /// A selector of a rule, with or without declarations.
  package struct Selector: Sendable {
    package var environments: EnvironmentSet
    package var path: PathID
    package var place: Place
    /// Whether the path came from a pattern.
    package var isFromPattern: Bool
    /// Whether it is the only selector of its rule.
    package var isAlone: Bool
    /// The form in which it is written.
    package var form: SelectorForm
  }

  /// The number of a pattern's paths that take a property.
  package struct PatternUse: Sendable, Hashable {
    package var matched: Int
    package var styled: Int
  }

  /// A value as it is written: its tokens joined by one space.
  package struct Value: Sendable {
    package var text: TextID
    /// Whether a definition is used in it.
    package var hasReferences: Bool
    /// Whether the parser already reported a mistake here.
    ///
    /// Later passes then stay silent about it.
    package var isMalformed = false
  }

  /// The class paths that rules name or classes are declared with.
  package var paths: Names<Path>
  package var properties = Names<Property>(minimumCapacity: 64)
  /// The names of all definitions, those without a value included.
  package var variables = Names<Variable>()
  package var texts: Names<Text>
  package var declarations = Column<Declaration, Declaration>()
  package var definitions = Column<Definition, Definition>()
  package var selectors = Column<Selector, Selector>()
  /// The declarations of properties that the same rule, with the rules nested in it, has set before.
  package var repetitions: [DeclarationID] = []
  /// The number of its pattern's paths that each declaration styles, for rules with a pattern.
  package var patternUses: [Place: PatternUse] = [:]
  /// The names of definitions that are ignored because they have no value or are in a rule.
  ///
  /// The parser has reported them.
  package var reportedDefinitions: Set<VariableID> = []
  /// The files that take part, imported ones included, in the order in which their items count.
  package var files: [FileID] = []
  /// The trees of all files of the graph, those included that take no part: one array for the programs of all themes.
  private let trees: [SyntaxTree]

  /// An empty program about the files of a graph, with room for what so many tokens mostly name.
  package init(_ graph: ImportGraph, words: Int = 0) {
    trees = graph.trees
    // An ordinary sheet has a rule for some 20 words.
    paths = Names(minimumCapacity: words / 20)
    texts = Names(minimumCapacity: words / 12)
  }

  /// Gives each definition that uses no other one its name, as a string, as its value.
  mutating func markDefinitions() {
    for id in definitions.ids where !definitions[id].value.hasReferences {
      let name = "\"\(variables[definitions[id].name])\""
      definitions[id].value = Value(text: texts.intern(name), hasReferences: false)
    }
  }

  // MARK: Places

  /// The tree of a file.
  package func tree(_ file: FileID) -> SyntaxTree { trees[Int(file.index)] }

  /// Whether a file is a built-in theme, which users cannot change.
  package func isBuiltIn(_ file: FileID) -> Bool { tree(file).file.origin == .builtIn }

  /// The node at a place.
  package func node(_ place: Place) -> SyntaxNode { tree(place.file)[place.node] }

  /// The span of the tokens of a node.
  package func span(_ place: Place) -> Span { node(place).span }

  /// The span of the name with which a node begins: the property of a declaration, the name of a definition.
  package func nameSpan(_ place: Place) -> Span { node(place).firstToken.span }

  /// The span of the value of a declaration or definition.
  package func valueSpan(_ place: Place) -> Span {
    let node = node(place)
    return node.child(.value)?.span ?? node.span
  }

  /// Whether other declarations share the place of one, as in a rule of several selectors.
  package func sharesPlace(_ id: DeclarationID) -> Bool {
    let place = declarations[id].place
    let (earlier, later) = (id.index - 1, id.index + 1)
    return earlier >= 0 && declarations[ID(index: earlier)].place == place
      || later < declarations.count && declarations[ID(index: later)].place == place
  }

  /// The tokens of the value of a declaration or definition, in order: one for each word of its text.
  package func valueTokens(_ place: Place) -> SyntaxTokens { node(place).tokens(ofChild: .value) }
}

/// The number of a class path among those of a program.
package typealias PathID = ID<Program.Path>
/// The number of a property's name, state suffix included, among those of a program.
package typealias PropertyID = ID<Program.Property>
/// The number of the name of a definition, its `@` included, among those of a program.
package typealias VariableID = ID<Program.Variable>
/// The number of a value's text, tokens joined by one space, among those of a program.
package typealias TextID = ID<Program.Text>
/// The number of a declaration of a program, in source order.
package typealias DeclarationID = ID<Program.Declaration>
/// The number of a definition of a program, in source order.
package typealias DefinitionID = ID<Program.Definition>
/// The number of a selector of a program, in source order.
package typealias SelectorID = ID<Program.Selector>
