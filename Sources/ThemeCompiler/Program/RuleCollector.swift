import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Trees to a ``Program``: takes nesting, selector lists and media conditions apart.
struct RuleCollector {
  /// How many class paths the nested selectors of one rule may stand for.
  static let maximumSelectors = 10_000
  /// How many class paths and declarations selector lists, nesting and patterns may add to those that are written, and
  /// one more for each token.
  static let maximumCopies = 1_000_000

  var program = Program()
  var diagnostics = DiagnosticList()
  var scratch: [UInt8] = []
  private let graph: ImportGraph
  let registry: Registry
  /// The paths that each pattern stands for.
  var expansions: [ArraySlice<UInt8>: [Path]] = [:]
  /// Finds what an unmatched pattern may have meant, as long as there are few of them.
  var suggester: RegistrySuggester?
  var suggestionsLeft = 100
  /// How many more copies may be made; below 0 rules of several paths count for nothing.
  private var copiesLeft: Int
  /// The numbers of the files that were collected.
  private var collected: Set<Int> = []
  /// The tree that is being walked, and its number.
  private(set) var syntax: SyntaxTree
  private var tree: UInt32 = 0

  /// What holds for the items of a block.
  struct Context {
    var environments = EnvironmentSet.all
    /// The paths of the enclosing rule; empty outside rules.
    var paths: [Path] = []
  }

  /// A class path with what its selector told.
  struct Path {
    var name: UInt32
    var isFromPattern = false
  }

  /// Collects files as layers, the later over the earlier; an import stands for the file at its place, once.
  static func collect(
    _ layers: [Int], of graph: ImportGraph, registry: Registry
  ) -> Checked<Program> {
    let reachable = graph.reachable(from: layers)
    guard let first = layers.first else { return Checked(Program()) }
    var collector = RuleCollector(graph, reachable, registry, first: first)
    for layer in layers { collector.collectFile(layer) }
    return Checked(collector.program, collector.diagnostics)
  }

  private init(_ graph: ImportGraph, _ files: [Int], _ registry: Registry, first: Int) {
    self.graph = graph
    self.registry = registry
    program.trees = graph.trees
    let tokens = files.reduce(0) { $0 + graph.files[$1].tree.tokens.count }
    program.names = NameTable(minimumCapacity: tokens / 16)
    copiesLeft = Self.maximumCopies + tokens
    syntax = graph.files[first].tree
  }

  /// Recursive through imports, whose depth the graph limits.
  private mutating func collectFile(_ number: Int) {
    guard collected.insert(number).inserted else { return }
    let (outerSyntax, outerTree) = (syntax, tree)
    (syntax, tree) = (program.trees[number], UInt32(truncatingIfNeeded: number))
    program.collectedTrees.insert(tree)
    collectItems(of: SyntaxTree.root, Context())
    (syntax, tree) = (outerSyntax, outerTree)
  }

  private mutating func collectImport(_ node: SyntaxTree.NodeIndex) {
    if let target = graph.files[Int(tree)].target(ofImport: node) { collectFile(target) }
  }

  private mutating func collectItems(
    of parent: SyntaxTree.NodeIndex, _ context: Context
  ) {
    var node = parent + 1
    let end = Int(syntax.nodes[parent].endNode)
    while node < end {
      switch syntax.nodes[node].kind {
      case .declaration: collectDeclaration(node, context)
      case .rule: collectRule(node, context)
      case .definition: collectDefinition(node, context)
      case .mediaRule: collectMediaRule(node, context)
      case .importRule: collectImport(node)
      default: break
      }
      node = Int(syntax.nodes[node].endNode)
    }
  }

  func place(_ node: SyntaxTree.NodeIndex) -> Program.Place {
    Program.Place(
      tree: tree, node: UInt32(truncatingIfNeeded: node))
  }

  private mutating func collectMediaRule(
    _ node: SyntaxTree.NodeIndex, _ context: Context
  ) {
    var lowering = MediaLowering(syntax)
    var inner = context
    inner.environments = context.environments.intersection(lowering.environments(of: node))
    diagnostics.append(contentsOf: lowering.diagnostics)
    guard let block = syntax.child(of: node, .block) else { return }
    collectItems(of: block, inner)
  }

  private mutating func collectRule(
    _ node: SyntaxTree.NodeIndex, _ context: Context
  ) {
    var inner = context
    guard let list = syntax.child(of: node, .selectorList),
      let block = syntax.child(of: node, .block)
    else { return }
    inner.paths = paths(ofList: list, isNamed: styles(block), context)
    collectItems(of: block, inner)
  }
}

extension RuleCollector {
  /// Takes some copies from those that may be made; false, and said once, where there are not so many left.
  mutating func makesCopies(_ count: Int, at node: SyntaxTree.NodeIndex) -> Bool {
    guard count > 0 else { return true }
    guard copiesLeft >= 0 else { return false }
    copiesLeft -= count
    if copiesLeft < 0 {
      diagnostics.append(.tooManyCopies(at: syntax.span(of: node), limit: Self.maximumCopies))
    }
    return copiesLeft >= 0
  }

  /// Whether a rule styles its own class, rather than only holding nested rules.
  private func styles(_ block: SyntaxTree.NodeIndex) -> Bool {
    var holdsRules = false
    for child in syntax.children(of: block) {
      switch syntax.nodes[child].kind {
      case .declaration: return true
      case .mediaRule:
        if let inner = syntax.child(of: child, .block), styles(inner) { return true }
        holdsRules = true
      case .rule: holdsRules = true
      default: break
      }
    }
    return !holdsRules
  }
}

// MARK: - Declarations and definitions

extension RuleCollector {
  private mutating func collectDeclaration(
    _ node: SyntaxTree.NodeIndex, _ context: Context
  ) {
    guard !context.paths.isEmpty, let value = value(of: node),
      makesCopies(context.paths.count - 1, at: node)
    else { return }
    let token = Int(syntax.nodes[node].firstToken)
    let property = intern(token)
    for path in context.paths {
      program.declarations.append(
        Program.Declaration(
          path: path.name, property: property, value: value, environments: context.environments,
          place: place(node), isFromPattern: path.isFromPattern))
    }
  }

  private mutating func collectDefinition(
    _ node: SyntaxTree.NodeIndex, _ context: Context
  ) {
    let name = intern(Int(syntax.nodes[node].firstToken))
    guard let value = value(of: node) else {
      program.emptyDefinitions.insert(name)
      return
    }
    program.definitions.append(
      Program.Definition(
        name: name, value: value, environments: context.environments,
        place: place(node)))
  }

  private mutating func intern(_ token: Int) -> UInt32 {
    return program.names.intern(syntax.file.bytes[syntax.tokens.range(token)])
  }

  /// The text of a value; nil where there is none, which the parser has reported.
  private mutating func value(of node: SyntaxTree.NodeIndex) -> Program.Value? {
    let value = node + 1
    guard value < Int(syntax.nodes[node].endNode), syntax.nodes[value].kind == .value else {
      return nil
    }
    let tokens = syntax.tokenRange(of: value)
    if tokens.count == 1 {
      let kind = syntax.tokens.kinds[tokens.lowerBound]
      guard !kind.isTrivia else { return nil }
      return Program.Value(
        text: intern(tokens.lowerBound), hasReferences: kind.isVariable,
        isMalformed: !kind.isOfValues)
    }
    return joinedValue(tokens)
  }

  private mutating func joinedValue(_ tokens: Range<Int>) -> Program.Value? {
    scratch.removeAll(keepingCapacity: true)
    var hasReferences = false
    var isMalformed = false
    for token in tokens where !syntax.tokens.kinds[token].isTrivia {
      if !scratch.isEmpty { scratch.append(UInt8(ascii: " ")) }
      scratch.append(contentsOf: syntax.file.bytes[syntax.tokens.range(token)])
      hasReferences = hasReferences || syntax.tokens.kinds[token].isVariable
      isMalformed = isMalformed || !syntax.tokens.kinds[token].isOfValues
    }
    guard !scratch.isEmpty else { return nil }
    return Program.Value(
      text: program.names.intern(scratch[...]), hasReferences: hasReferences,
      isMalformed: isMalformed)
  }
}

extension Diagnostic {
  fileprivate static func tooManyCopies(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "selectors and patterns multiply the declarations beyond all bounds",
      at: span, notes: ["a theme may have \(limit) more of them than it has words and signs"])
  }
}

extension TokenKind {
  /// Whether the parser takes the token in a value without a word.
  fileprivate var isOfValues: Bool {
    switch self {
    case .identifier, .variable, .string, .comma, .leftParenthesis, .rightParenthesis, .plus,
      .asterisk, .slash, .percent:
      true
    default: false
    }
  }
}
