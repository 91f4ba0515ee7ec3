import ThemeBase
import ThemeModel
import ThemeSyntax
import ThemeTable

/// Trees to a ``Program``: takes nesting, selector lists and media conditions apart.
struct RuleCollector {
  /// The limit of class paths that the nested selectors of one rule may expand to.
  static let maximumSelectors = 10_000
  /// The longest name of a class, a property or a definition that a table can hold, in bytes.
  static let maximumName = 65_535
  /// The copies that an empty theme may make; each token adds one more.
  private static let baseCopies = 1_000_000
  /// The bytes of a value or name that cost one more copy.
  static let copiedBytes = 64
  /// The paths with which a pattern is compared that cost one copy.
  static let copiedComparisons = 32

  var program: Program
  var diagnostics: DiagnosticList
  var scratch: [UInt8] = []
  /// The paths of the rules that enclose the current node, those of the innermost last.
  var paths: [Path] = []
  var history = RuleHistory()
  var patterns: PatternExpander
  /// The class paths and declarations that selector lists, nesting and patterns may add to the written ones.
  private let mostCopies: Int
  /// The rest of these; below 0 rules of several paths are ignored.
  private var copiesLeft: Int

  /// The conditions and the class paths of the items of a block.
  struct Context {
    var environments = EnvironmentSet.all
    /// The places in ``paths`` of the enclosing rule's paths; empty outside rules.
    var paths = 0..<0
    var isInRule = false
    /// Whether some of the paths come from a pattern.
    var hasPatterns = false
  }

  /// A class path, and whether its selector is a pattern.
  struct Path {
    var name: PathID
    var isFromPattern = false
  }

  /// Collects files as layers, the later over the earlier; an import is replaced by its file, once.
  static func collect(
    _ layers: [Int], of graph: ImportGraph, registry: Registry, limits: GrowthLimits = GrowthLimits()
  ) -> Checked<Program> {
    guard !layers.isEmpty else { return Checked(Program(graph)) }
    let order = SourceOrder(layers, of: graph)
    var collector = RuleCollector(graph, order, PatternExpander(registry), limits)
    let numbered = collector.patterns.isUsed ? registry.numberedPaths(among: collector.program.paths.table) : []
    if !numbered.isEmpty {
      // Patterns match the numbers that any rule names, also a later one.
      let patterns = PatternExpander(registry, numbered: numbered)
      collector = RuleCollector(graph, order, patterns, limits)
    }
    return collector.result()
  }

  private init(_ graph: ImportGraph, _ order: SourceOrder, _ patterns: PatternExpander, _ limits: GrowthLimits) {
    diagnostics = DiagnosticList(room: limits.findings)
    self.patterns = patterns
    let words = order.files.reduce(0) { $0 + graph.trees[Int($1.index)].tokens.count }
    mostCopies = limits.copies ?? Self.baseCopies + words
    copiesLeft = mostCopies
    program = Program(graph, words: words)
    program.files = order.files
    program.declarations.reserveCapacity(words / 4)
    program.selectors.reserveCapacity(words / 16)
    collect(order)
  }

  /// Changes nothing, but is read where it lies: else all of a collector would be copied for two of its fields.
  private mutating func result() -> Checked<Program> { Checked(program, diagnostics) }

  private mutating func collect(_ order: SourceOrder) {
    for items in order.stretches { collect(items, Context()) }
    // Classes that inherit have a style even where no rule names them.
    for heir in patterns.registry.heirs {
      for path in [heir.path] + heir.bases { program.paths.intern(patterns.registry.paths.slice(path)) }
    }
  }

  /// Collects consecutive items of a stylesheet or of a block.
  private mutating func collect(_ items: SyntaxChildren, _ context: Context) {
    for item in items {
      switch ItemSyntax(item) {
      case .declaration(let declaration): collect(declaration, context)
      case .rule(let rule): collect(rule, context)
      case .definition(let definition): collect(definition, context)
      case .mediaRule(let rule): collect(rule, context)
      case .importRule, .atRule, .unexpected: break
      }
    }
  }

  private mutating func collect(_ rule: MediaRuleSyntax, _ context: Context) {
    var lowering = MediaLowering()
    var inner = context
    inner.environments = context.environments.intersection(lowering.environments(of: rule))
    diagnostics.append(contentsOf: lowering.diagnostics)
    if let block = rule.block { collect(block.node.children, inner) }
  }

  private mutating func collect(_ rule: RuleSyntax, _ context: Context) {
    guard let list = rule.selectorList, let block = rule.block else { return }
    history.enterRule(isOutermost: !context.isInRule)
    let start = paths.count
    addPaths(of: list, isNamed: Self.styles(block), context)
    var inner = context
    inner.paths = start..<paths.count
    inner.isInRule = true
    inner.hasPatterns = paths[start...].contains { $0.isFromPattern }
    collect(block.node.children, inner)
    paths.removeLast(paths.count - start)
  }

  /// Reserves copies.
  ///
  /// Returns false, and reports once, if too few are left.
  mutating func makesCopies(_ count: Int, at place: Program.Place, else report: ((Span) -> Diagnostic)? = nil) -> Bool {
    guard count > 0 else { return true }
    guard copiesLeft >= 0 else { return false }
    copiesLeft -= count
    guard copiesLeft < 0 else { return true }
    let span = program.span(place)
    diagnostics.append(report?(span) ?? .tooManyCopies(at: span, limit: mostCopies))
    return false
  }

  /// Whether a name of so many bytes can be taken; one that is too long is reported.
  mutating func accepts(nameOf bytes: Int, at place: Program.Place) -> Bool {
    guard bytes > Self.maximumName else { return true }
    diagnostics.append(
      Diagnostic(.valueTooLong, "the name is longer than \(Self.maximumName) bytes", at: program.span(place)))
    return false
  }

  /// Whether a rule styles its own class, rather than only holding nested rules.
  private static func styles(_ block: BlockSyntax) -> Bool {
    var holdsRules = false
    for item in block.node.children {
      switch ItemSyntax(item) {
      case .declaration: return true
      case .mediaRule(let rule):
        if let inner = rule.block, styles(inner) { return true }
        holdsRules = true
      case .rule: holdsRules = true
      case .definition, .importRule, .atRule, .unexpected: break
      }
    }
    return !holdsRules
  }
}

extension Diagnostic {
  fileprivate static func tooManyCopies(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "selectors and patterns produce too many declarations", at: span,
      notes: ["the limit is \(limit) for this theme"])
  }
}

/// The items of some files in source order: an import is replaced by its file, once.
struct SourceOrder {
  /// Consecutive items at the top level of one file, for each file or part of a file between two imports.
  private(set) var stretches: [SyntaxChildren] = []
  /// The files that take part, in their order.
  private(set) var files: [FileID] = []
  private var seen: Set<Int> = []

  /// The order of some files of a graph as layers, the later over the earlier.
  init(_ layers: [Int], of graph: ImportGraph) { for layer in layers { add(layer, of: graph) } }

  /// Recursive through imports, whose depth the graph limits.
  private mutating func add(_ number: Int, of graph: ImportGraph) {
    guard seen.insert(number).inserted else { return }
    let file = graph.files[number]
    files.append(file.tree.file.id)
    var items = file.tree.stylesheet.node.children
    for rule in file.imports {
      guard let target = rule.target else { continue }
      let (before, after) = items.split(around: rule.statement.id)
      append(before)
      add(target, of: graph)
      items = after
    }
    append(items)
  }

  private mutating func append(_ items: SyntaxChildren) { if !items.isEmpty { stretches.append(items) } }
}
