import ThemeBase
import ThemeSyntax

/// Declarations, definitions and their values.
extension RuleCollector {
  mutating func collect(_ declaration: DeclarationSyntax, _ context: Context) {
    guard !context.paths.isEmpty, let value = value(of: declaration.node) else { return }
    let place = Program.Place(declaration.node)
    let copies = context.paths.count - 1
    let name = declaration.property.range
    guard copies == 0 || makesCopies(copies * weight(of: value), at: place), accepts(nameOf: name.count, at: place)
    else { return }
    let property = program.properties.intern(name, of: declaration.tree.file.bytes)
    let first = program.declarations.endID
    add(
      Program.Declaration(
        path: PathID(index: 0), property: property, environments: context.environments, place: place, value: value,
        isFromPattern: false), context)
    if history.isSetAgain(property) { program.repetitions += IDRange(first, upTo: program.declarations.endID) }
  }

  /// The cost of one copy of a value, in copies of the budget.
  private func weight(of value: Program.Value) -> Int {
    1 + program.texts.slice(value.text).count / Self.copiedBytes
  }

  /// Adds a declaration for each path of a context, and for each path of a pattern that takes the property.
  @inline(__always) private mutating func add(_ declaration: Program.Declaration, _ context: Context) {
    let property = declaration.property
    let isPartial = context.hasPatterns && stylesSomePaths(property, declaration.place, context)
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
  private mutating func stylesSomePaths(_ property: PropertyID, _ place: Program.Place, _ context: Context) -> Bool {
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

  mutating func collect(_ definition: DefinitionSyntax, _ context: Context) {
    let place = Program.Place(definition.node)
    guard accepts(nameOf: definition.name.range.count, at: place) else { return }
    let name = variable(definition.name)
    // The parser has reported a definition in a rule, or one without a value.
    guard !context.isInRule, let value = value(of: definition.node) else {
      program.reportedDefinitions.insert(name)
      return
    }
    program.definitions.append(
      Program.Definition(name: name, value: value, environments: context.environments, place: place))
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
  private mutating func value(of node: SyntaxNode) -> Program.Value? {
    let tokens = node.tokens(ofChild: .value)
    guard let kind = tokens.first?.kind else { return nil }
    guard tokens.count == 1, kind != .string else { return joinedValue(tokens) }
    return Program.Value(
      text: program.texts.intern(tokens.range, of: tokens.tree.file.bytes), hasReferences: kind.isVariable,
      isMalformed: !kind.isOfValues)
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
      text: program.texts.intern(scratch.indices, of: scratch), hasReferences: hasReferences, isMalformed: isMalformed)
  }
}

extension TokenKind {
  /// Whether the parser accepts the token in a value without a report.
  fileprivate var isOfValues: Bool { isPlainInValue || self == .variable || self == .percent }
}
