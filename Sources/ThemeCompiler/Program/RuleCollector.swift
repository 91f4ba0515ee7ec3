import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Trees to a ``Program``: takes nesting, selector lists and media conditions apart.
struct RuleCollector {
  /// How many class paths the nested selectors of one rule may stand for.
  static let maximumSelectors = 10_000

  private(set) var program = Program()
  private(set) var diagnostics = DiagnosticList()
  private var scratch: [UInt8] = []
  private let graph: ImportGraph
  /// The numbers of the files that were collected.
  private var collected: Set<Int> = []
  /// The tree that is being walked, and its number.
  private var syntax: SyntaxTree
  private var tree: UInt32 = 0

  /// What holds for the items of a block.
  private struct Context {
    var environments = EnvironmentSet.all
    /// The paths of the enclosing rule; empty outside rules.
    var paths: [Path] = []
  }

  /// A class path with what its selector told.
  private struct Path {
    var name: UInt32
    var isFromPattern = false
  }

  /// Collects files as layers, the later over the earlier; an import stands for the file at its place, once.
  static func collect(_ layers: [Int], of graph: ImportGraph) -> Checked<Program> {
    let reachable = graph.reachable(from: layers)
    guard let first = layers.first else { return Checked(Program()) }
    var collector = RuleCollector(graph, reachable, first: first)
    for layer in layers { collector.collectFile(layer) }
    return Checked(collector.program, collector.diagnostics)
  }

  private init(_ graph: ImportGraph, _ files: [Int], first: Int) {
    self.graph = graph
    program.trees = graph.files.map(\.tree)
    let tokens = files.reduce(0) { $0 + graph.files[$1].tree.tokens.count }
    program.names = NameTable(minimumCapacity: tokens / 16)
    syntax = graph.files[first].tree
  }

  /// Recursive through imports, whose depth the graph limits.
  private mutating func collectFile(_ number: Int) {
    guard collected.insert(number).inserted else { return }
    let (outerSyntax, outerTree) = (syntax, tree)
    (syntax, tree) = (program.trees[number], UInt32(truncatingIfNeeded: number))
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

  private func place(_ node: SyntaxTree.NodeIndex) -> Program.Place {
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
    inner.paths = paths(ofRule: node, context)
    guard let block = syntax.child(of: node, .block) else { return }
    collectItems(of: block, inner)
  }
}

// MARK: - Selectors

extension RuleCollector {
  /// The class paths of a rule, each once.
  private mutating func paths(
    ofRule node: SyntaxTree.NodeIndex, _ context: Context
  ) -> [Path] {
    guard let list = syntax.child(of: node, .selectorList) else { return [] }
    var paths: [Path] = []
    for selector in syntax.children(of: list) {
      let own = self.paths(ofSelector: selector, context)
      guard paths.count + own.count <= Self.maximumSelectors else {
        diagnostics.append(
          .tooManySelectors(
            at: syntax.span(of: selector), limit: Self.maximumSelectors))
        break
      }
      for path in own {
        program.selectors.append(
          Program.Selector(
            path: path.name, environments: context.environments,
            place: place(selector)))
      }
      paths += own
    }
    return paths.count > 1 ? unique(paths) : paths
  }

  private func unique(_ paths: [Path]) -> [Path] {
    var seen: Set<UInt32> = []
    return paths.filter { seen.insert($0.name).inserted }
  }

  private mutating func paths(
    ofSelector node: SyntaxTree.NodeIndex, _ context: Context
  ) -> [Path] {
    let tokens = syntax.tokenRange(of: node)
    switch syntax.form(ofSelector: node) {
    case .name:
      let end = syntax.tokens.range(tokens.upperBound - 1).upperBound
      let range = syntax.tokens.range(tokens.lowerBound).lowerBound..<end
      return [Path(name: program.names.intern(syntax.file.bytes[range]))]
    case .classList:
      let range = syntax.tokens.range(tokens.upperBound - 1)
      return [Path(name: program.names.intern(syntax.file.bytes[range]))]
    case .parentSuffix:
      return context.paths.map { parent in
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: program.names.slice(parent.name))
        for token in tokens.dropFirst() {
          scratch.append(contentsOf: syntax.file.bytes[syntax.tokens.range(token)])
        }
        return Path(
          name: program.names.intern(scratch[...]),
          isFromPattern: parent.isFromPattern)
      }
    case .pattern, .malformed: return []
    }
  }
}

// MARK: - Declarations and definitions

extension RuleCollector {
  private mutating func collectDeclaration(
    _ node: SyntaxTree.NodeIndex, _ context: Context
  ) {
    guard !context.paths.isEmpty, let value = value(of: node) else { return }
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
    guard let value = value(of: node) else { return }
    let token = Int(syntax.nodes[node].firstToken)
    program.definitions.append(
      Program.Definition(
        name: intern(token), value: value, environments: context.environments,
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
        text: intern(tokens.lowerBound), hasReferences: kind == .variable)
    }
    return joinedValue(tokens)
  }

  private mutating func joinedValue(_ tokens: Range<Int>) -> Program.Value? {
    scratch.removeAll(keepingCapacity: true)
    var hasReferences = false
    for token in tokens where !syntax.tokens.kinds[token].isTrivia {
      if !scratch.isEmpty { scratch.append(UInt8(ascii: " ")) }
      scratch.append(contentsOf: syntax.file.bytes[syntax.tokens.range(token)])
      hasReferences = hasReferences || syntax.tokens.kinds[token] == .variable
    }
    guard !scratch.isEmpty else { return nil }
    return Program.Value(
      text: program.names.intern(scratch[...]), hasReferences: hasReferences)
  }
}

extension Diagnostic {
  fileprivate static func tooManySelectors(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "the rule stands for more than \(limit) class paths", at: span)
  }
}
