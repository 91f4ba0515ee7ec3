import ThemeBase
import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Trees to a ``Program``: takes nesting, selector lists and media conditions apart.
struct RuleCollector {
  /// The limit of class paths that the nested selectors of one rule may expand to.
  static let maximumSelectors = 10_000
  /// The budget of class paths and declarations that selector lists, nesting and patterns may add to the written ones.
  ///
  /// Each token adds one more.
  static let maximumCopies = 1_000_000
  /// The bytes of a value or name that cost one more copy of the budget.
  static let copiedBytes = 64
  /// The paths with which a pattern is compared that count like a copy.
  static let copiedComparisons = 32

  var program: Program
  var diagnostics = DiagnosticList()
  var scratch: [UInt8] = []
  /// The paths of the rules that enclose the current node, those of the innermost last.
  var paths: [Path] = []
  /// The last rule that named each path, counted from 1: a rule that names a path twice styles it once.
  var lastRules = Column<Program.Path, UInt32>()
  var ruleCount: UInt32 = 0
  /// The number of the last rule outside other rules.
  private var outermostRule: UInt32 = 0
  /// The outermost rule in which each property was set last.
  private var lastSettings = Column<Program.Property, UInt32>()
  /// The longest name of a class, a property or a definition that a table can hold, in bytes.
  static let maximumName = 65_535

  let registry: Registry
  var patterns: PatternExpander
  /// The budget of copies for all items together.
  private let copies: Int
  /// The copies left in the budget.
  ///
  /// Below 0, rules of several paths are ignored.
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

  /// The least number of nodes of a piece: starting a thread takes as long as collecting a tenth of them.
  static let leastPiece = 10_000

  /// Collects files as layers, the later over the earlier; an import is replaced by its file, once.
  ///
  /// Items of the top level do not depend on each other. So they are collected in pieces, several at once, unless they
  /// come near to a limit that applies to all of them together.
  static func collect(
    _ layers: [Int], of graph: ImportGraph, registry: Registry, on workers: Workers = .alone,
    leastPiece: Int = leastPiece
  ) -> Checked<Program> {
    guard !layers.isEmpty else { return Checked(Program(graph)) }
    let order = SourceOrder(layers, of: graph)
    let empty = RuleCollector(graph, order, registry)
    let count = min(workers.count, order.nodeCount / max(1, leastPiece))
    var collector = empty.collected(order.pieces(count), on: workers)
    if collector.isBeyondLimits, count > 1 {
      collector = empty.collected(order.pieces(1), on: .alone)
    }
    collector.addHeirs()
    return Checked(collector.program, collector.diagnostics)
  }

  private init(_ graph: ImportGraph, _ order: SourceOrder, _ registry: Registry) {
    self.registry = registry
    patterns = PatternExpander(registry)
    program = Program(graph)
    program.files = order.files
    let words = order.files.reduce(0) { $0 + graph.trees[Int($1.index)].tokens.count }
    copies = Self.maximumCopies + words
    copiesLeft = copies
  }

  /// The collector when it has collected some pieces.
  private func collected(_ pieces: [[SyntaxItems]], on workers: Workers) -> RuleCollector {
    let nodes = pieces.joined().reduce(0) { $0 + $1.nodeCount }
    var collectors = workers.map(count: pieces.count) { number in
      var collector = self
      // The first one takes what the others have.
      collector.reserveRoom(forNodes: number == 0 ? nodes : nodes / pieces.count)
      for items in pieces[number] { collector.collect(items, Context()) }
      return collector
    }
    guard !collectors.isEmpty else { return self }
    // Taken out of the array, so that its columns grow in place.
    var result = collectors.removeFirst()
    for collector in collectors { result.append(collector) }
    return result
  }

  /// Adds what a collector has that has collected the items after those of this one.
  private mutating func append(_ later: RuleCollector) {
    program.append(later.program)
    diagnostics.append(contentsOf: later.diagnostics)
    copiesLeft -= later.copies - later.copiesLeft
    patterns.addSearches(of: later.patterns)
  }

  /// Makes room for what an ordinary sheet of so many nodes holds.
  ///
  /// A rule has some 16 nodes: two for each of six declarations, and four for itself, its selectors and its block.
  private mutating func reserveRoom(forNodes nodes: Int) {
    program.paths = Names(minimumCapacity: nodes / 16)
    program.texts = Names(minimumCapacity: nodes / 32)
    program.declarations.reserveCapacity(nodes * 7 / 16)
    program.selectors.reserveCapacity(nodes / 10)
  }

  /// Whether a limit has been reached that applies to all items together.
  private var isBeyondLimits: Bool {
    copiesLeft < 0 || patterns.searches > PatternExpander.maximumSearches
  }

  /// Names the classes that inherit, which have a style even where no rule names them, and their bases.
  private mutating func addHeirs() {
    for heir in registry.heirs {
      for path in [heir.path] + heir.bases { program.paths.intern(registry.paths.slice(path)) }
    }
  }

  /// Collects consecutive items of a stylesheet or of a block.
  private mutating func collect(_ items: SyntaxItems, _ context: Context) {
    for item in items {
      switch item {
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
    if let block = rule.block { collect(block.items, inner) }
  }

  private mutating func collect(_ rule: RuleSyntax, _ context: Context) {
    guard let list = rule.selectorList, let block = rule.block else { return }
    ruleCount += 1
    if !context.isInRule { outermostRule = ruleCount }
    let start = paths.count
    addPaths(of: list, isNamed: Self.styles(block), context)
    var inner = context
    inner.paths = start..<paths.count
    inner.isInRule = true
    inner.hasPatterns = false
    for path in paths[start...] where path.isFromPattern { inner.hasPatterns = true }
    collect(block.items, inner)
    paths.removeLast(paths.count - start)
  }
}

extension RuleCollector {
  /// Reserves copies from the budget.
  ///
  /// Returns false, and reports once, if too few are left.
  mutating func makesCopies(
    _ count: Int, at place: Program.Place,
    else report: (Span) -> Diagnostic = Diagnostic.tooManyCopies
  ) -> Bool {
    guard count > 0 else { return true }
    guard copiesLeft >= 0 else { return false }
    copiesLeft -= count
    if copiesLeft < 0 { diagnostics.append(report(program.span(place))) }
    return copiesLeft >= 0
  }

  /// Whether a name of so many bytes can be taken; one that is too long is reported.
  mutating func accepts(nameOf bytes: Int, at place: Program.Place) -> Bool {
    guard bytes > Self.maximumName else { return true }
    diagnostics.append(.nameTooLong(at: program.span(place), limit: Self.maximumName))
    return false
  }

  /// The cost of one copy of a value, in copies of the budget.
  private func weight(of value: Program.Value) -> Int {
    1 + program.texts.slice(value.text).count / Self.copiedBytes
  }

  /// Whether a rule styles its own class, rather than only holding nested rules.
  private static func styles(_ block: BlockSyntax) -> Bool {
    var holdsRules = false
    for item in block.items {
      switch item {
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

// MARK: - Declarations and definitions

extension RuleCollector {
  private mutating func collect(_ declaration: DeclarationSyntax, _ context: Context) {
    guard !context.paths.isEmpty, let value = value(declaration.value) else { return }
    let place = Program.Place(declaration.node)
    let copies = context.paths.count - 1
    let name = declaration.property.range
    guard copies == 0 || makesCopies(copies * weight(of: value), at: place),
      accepts(nameOf: name.count, at: place)
    else { return }
    let property = program.properties.intern(name, of: declaration.tree.file.bytes)
    let first = program.declarations.endID
    add(
      Program.Declaration(
        path: PathID(index: 0), property: property, environments: context.environments,
        place: place, value: value, isFromPattern: false),
      context)
    if isSetAgain(property) {
      program.repetitions += IDRange(first, upTo: program.declarations.endID)
    }
  }

  /// Whether the outermost rule has set a property before, and records that it sets it now.
  private mutating func isSetAgain(_ property: PropertyID) -> Bool {
    lastSettings.extend(to: property.index + 1, with: 0)
    defer { lastSettings[property] = outermostRule }
    return lastSettings[property] == outermostRule
  }

  /// Adds a declaration for each path of a context, and for each path of a pattern that takes the property.
  @inline(__always)
  private mutating func add(_ declaration: Program.Declaration, _ context: Context) {
    let property = declaration.property
    let isPartial =
      context.hasPatterns && stylesSomePaths(property, declaration.place, context)
    var declaration = declaration
    for index in context.paths {
      if isPartial, paths[index].isFromPattern, !takes(paths[index], property) { continue }
      declaration.path = paths[index].name
      declaration.isFromPattern = paths[index].isFromPattern
      program.declarations.append(declaration)
    }
  }

  /// Counts how many of a pattern's paths take a property; false if none or all of them do.
  ///
  /// A pattern sets what each path takes. If no path takes the property, the declaration stays as it is and is reported.
  private mutating func stylesSomePaths(
    _ property: PropertyID, _ place: Program.Place, _ context: Context
  ) -> Bool {
    var matched = 0
    var styled = 0
    for index in context.paths where paths[index].isFromPattern {
      matched += 1
      if takes(paths[index], property) { styled += 1 }
    }
    program.patternUses[place] = Program.PatternUse(matched: matched, styled: styled)
    return styled > 0 && styled < matched
  }

  private mutating func takes(_ path: Path, _ property: PropertyID) -> Bool {
    patterns.takes(path.name, property, in: program)
  }

  private mutating func collect(_ definition: DefinitionSyntax, _ context: Context) {
    let place = Program.Place(definition.node)
    guard accepts(nameOf: definition.name.range.count, at: place) else { return }
    let name = variable(definition.name)
    // The parser has reported a definition in a rule, or one without a value.
    guard !context.isInRule, let value = value(definition.value) else {
      program.reportedDefinitions.insert(name)
      return
    }
    program.definitions.append(
      Program.Definition(
        name: name, value: value, environments: context.environments, place: place))
  }

  /// The id of a definition's name.
  ///
  /// Characters that look like ASCII, which were reported, count as what they look like.
  private mutating func variable(_ name: SyntaxToken) -> VariableID {
    if name.kind == .malformedVariable, let meant = LookAlike.repaired(name.bytes) {
      return program.variables.intern(meant)
    }
    return program.variables.intern(name.range, of: name.tree.file.bytes)
  }

  /// The text of the value of a declaration or definition; nil where there is none, which the parser has reported.
  private mutating func value(_ value: ValueSyntax?) -> Program.Value? {
    guard let tokens = value?.tokens, !tokens.isEmpty else { return nil }
    let kind = tokens[tokens.startIndex].kind
    guard tokens.count == 1, kind != .string else { return joinedValue(tokens) }
    return Program.Value(
      text: program.texts.intern(tokens.range, of: tokens.tree.file.bytes),
      hasReferences: kind.isVariable, isMalformed: !kind.isOfValues)
  }

  /// Tokens joined by one space.
  private mutating func joinedValue(_ tokens: SyntaxTokens) -> Program.Value {
    let bytes = tokens.tree.file.bytes
    scratch.removeAll(keepingCapacity: true)
    var hasReferences = false
    var isMalformed = false
    for token in tokens.indices {
      if !scratch.isEmpty { scratch.append(UInt8(ascii: " ")) }
      let (kind, word) = (tokens[token].kind, tokens[token].range)
      if kind == .string {
        scratch += CopyrightByte.decoded(bytes[word])
      } else {
        for index in word { scratch.append(bytes[index]) }
      }
      hasReferences = hasReferences || kind.isVariable
      // A sign that only looks like one of ASCII has been reported.
      isMalformed = isMalformed || !kind.isOfValues || (bytes[word].first ?? 0) >= 0x80
    }
    return Program.Value(
      text: program.texts.intern(scratch.indices, of: scratch), hasReferences: hasReferences,
      isMalformed: isMalformed)
  }
}

extension Diagnostic {
  fileprivate static func nameTooLong(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(.valueTooLong, "the name is longer than \(limit) bytes", at: span)
  }

  static func tooManyCopies(at span: Span) -> Diagnostic {
    let limit = RuleCollector.maximumCopies
    return Diagnostic(
      .tooManySelectors, "selectors and patterns produce too many declarations",
      at: span, notes: ["a theme may have \(limit) more of them than it has words and signs"])
  }
}

extension TokenKind {
  /// Whether the parser accepts the token in a value without a report.
  fileprivate var isOfValues: Bool {
    switch self {
    case .identifier, .variable, .string, .comma, .leftParenthesis, .rightParenthesis, .plus,
      .asterisk, .slash, .percent:
      true
    default: false
    }
  }
}
