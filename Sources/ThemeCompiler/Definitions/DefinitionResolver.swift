import ThemeBase
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable
import ThemeValues

/// The work of ``Definitions``.
///
/// Chains are followed with a stack of its own, so their length is not limited.
struct DefinitionResolver {
  private(set) var program: Program
  var diagnostics = DiagnosticList()
  var table: ExpansionTable
  let definitions: DefinitionIndex
  private var states: Column<Program.Variable, State>
  /// The environments in which some definition of a name matches, for the names that were asked for.
  private var reach: Column<Program.Variable, EnvironmentSet?>
  /// The number that each name got when it was entered; of no meaning for names that were not.
  private var numbers: Column<Program.Variable, UInt32>
  private var lastNumber: UInt32 = 0
  /// The names that were entered and of whose component not all names are resolved.
  private var open: [VariableID] = []
  /// The bytes left in the budget for values.
  ///
  /// Below 0, no more definitions are substituted.
  private var room: Int
  private var suggester = LimitedSuggester<NameSuggester>()

  /// A name is `open` until all names that use each other with it are resolved.
  private enum State: UInt8 { case untouched, open, done }

  init(_ program: Program) {
    self.program = program
    room = program.files.reduce(Definitions.maximumExpansion) {
      $0 + program.tree($1).file.bytes.count
    }
    definitions = DefinitionIndex(program)
    table = ExpansionTable(program)
    states = Column(repeating: .untouched, count: program.variables.count)
    numbers = Column(repeating: 0, count: program.variables.count)
    reach = Column(repeating: nil, count: program.variables.count)
  }

  func result() -> Checked<ResolvedProgram> {
    Checked(ResolvedProgram(program, definitions, table, isTooLong: room < 0), diagnostics)
  }

  /// Resolves all definitions, the unused ones too, so that their mistakes are found.
  mutating func resolveDefinitions() {
    for id in program.definitions.ids { resolveChain(program.definitions[id].name) }
    for id in program.definitions.ids where program.definitions[id].value.hasReferences {
      let definition = program.definitions[id]
      reportUndefined(
        table.expansions[expansion(of: definition.value, at: definition.place)],
        in: definition.environments, at: definition.place)
    }
  }

  /// Resolves the values of all declarations, in source order, those that lose too.
  ///
  /// A rule of several selectors repeats its declarations. Mistakes are reported the first time, but the length is taken from the
  /// budget each time.
  mutating func resolveDeclarations() {
    var reported: Program.Place?
    for id in program.declarations.ids {
      let value = program.declarations[id].value
      guard value.hasReferences else { continue }
      let text =
        table.expansionsByText[value.text].id
        ?? expansion(of: value, at: program.declarations[id].place)
      if !table.expansions[text].undefined.isEmpty {
        let declaration = program.declarations[id]
        if declaration.place != reported {
          reportUndefined(
            table.expansions[text], in: declaration.environments, at: declaration.place)
        }
        reported = declaration.place
      }
      if exceedsBudget(table.expansions[text].length) {
        reportTooLong(at: program.declarations[id].place)
      }
    }
  }
}

// MARK: - Names

extension DefinitionResolver {
  /// A use of a definition in a value.
  struct Reference: Hashable {
    var name: VariableID
    var place: Program.Place
    /// Which word of the value it is.
    var word: Int
  }

  /// A name whose definitions are being resolved, with the names that they use.
  private struct Frame {
    var name: VariableID
    var references: [Reference]
    var next = 0
    /// The least number of an open name that is reached from here.
    var low: UInt32
    /// Whether a definition of the name uses the name.
    var usesItself = false
  }

  /// Resolves a name after all names that it uses, depth first, and names that use each other together.
  ///
  /// Finds these components as [Tarjan](https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm)
  /// does.
  private mutating func resolveChain(_ name: VariableID) {
    guard states[name] == .untouched else { return }
    var stack = [enter(name)]
    while var frame = stack.popLast() {
      guard frame.next < frame.references.count else {
        leave(frame)
        if let last = stack.indices.last { stack[last].low = min(stack[last].low, frame.low) }
        continue
      }
      let reference = frame.references[frame.next]
      frame.next += 1
      let state = states[reference.name]
      if state == .open { frame.low = min(frame.low, numbers[reference.name]) }
      if reference.name == frame.name { frame.usesItself = true }
      stack.append(frame)
      if state == .untouched { stack.append(enter(reference.name)) }
    }
  }

  private mutating func enter(_ name: VariableID) -> Frame {
    lastNumber += 1
    (states[name], numbers[name]) = (.open, lastNumber)
    open.append(name)
    var frame = Frame(name: name, references: [], low: lastNumber)
    for definition in definitions.all(of: name) where definition.value.hasReferences {
      frame.references += references(in: definition.place)
    }
    return frame
  }

  /// Resolves the component that a name completes, if it does.
  private mutating func leave(_ frame: Frame) {
    guard frame.low == numbers[frame.name], let start = open.lastIndex(of: frame.name) else {
      return
    }
    let component = Array(open[start...])
    open.removeSubrange(start...)
    if component.count > 1 || frame.usesItself {
      resolveComponent(component)
    } else {
      table.variables[frame.name] = combineDefinitions(of: frame.name)
    }
    for name in component { states[name] = .done }
  }

  /// The defined names that a value uses.
  func references(in place: Program.Place) -> [Reference] {
    program.valueTokens(place).enumerated().compactMap { word, token in
      guard token.kind.isVariable, let name = definedName(token) else { return nil }
      return Reference(name: name, place: place, word: word)
    }
  }

  private func definedName(_ token: SyntaxToken) -> VariableID? {
    guard let name = program.variables.id(token.bytes), definitions.contains(name) else {
      return nil
    }
    return name
  }

  private mutating func combineDefinitions(of name: VariableID) -> [ResolvedText.Part] {
    var rest = EnvironmentSet.all
    var parts: [ResolvedText.Part] = []
    for definition in Array(definitions.all(of: name)) {
      let reach = definition.environments.intersection(rest)
      rest = rest.subtracting(definition.environments)
      guard !reach.isEmpty else { continue }
      guard definition.value.hasReferences else {
        parts.append(.init(definition, in: reach))
        continue
      }
      let text = table.expansions[expansion(of: definition.value, at: definition.place)]
      parts += self.parts(text, of: definition, in: reach)
    }
    return parts
  }

  /// The parts of a definition's expansion in some environments.
  mutating func parts(
    _ text: ResolvedText, of definition: Program.Definition, in environments: EnvironmentSet
  ) -> [ResolvedText.Part] {
    if exceedsBudget(text.length) { reportTooLong(at: definition.place) }
    return text.parts.compactMap { part in
      var part = part.restricted(to: environments)
      if part?.source == nil { part?.source = definition.place }
      return part
    }
  }

  /// The environments in which some definition of a name holds, whether or not it could be resolved.
  private mutating func environments(ofDefinition name: VariableID) -> EnvironmentSet {
    if let known = reach[name] { return known }
    var result = EnvironmentSet()
    for definition in definitions.all(of: name) { result = result.union(definition.environments) }
    reach[name] = result
    return result
  }
}

// MARK: - Texts

extension DefinitionResolver {
  /// A value with its definitions substituted, worked out once for each distinct text.
  private mutating func expansion(
    of value: Program.Value, at place: Program.Place
  ) -> ID<ResolvedText> {
    if let known = table.expansionsByText[value.text].id { return known }
    let text = expand(place)
    let id = table.expansions.append(text)
    table.expansionsByText[value.text] = OptionalID(id)
    return id
  }

  /// Texts that are being put together, one for each part of the environments.
  private typealias Draft = (environments: EnvironmentSet, bytes: [UInt8])

  /// A value with its definitions substituted, and how long its texts are.
  mutating func expand(_ place: Program.Place) -> ResolvedText {
    var text = substitute(place)
    text.length = text.parts.reduce(0) { $0 + program.texts.length(of: $1.text) }
    return text
  }

  private mutating func substitute(_ place: Program.Place) -> ResolvedText {
    guard room >= 0 else { return ResolvedText(parts: []) }
    let tokens = program.valueTokens(place)
    if tokens.count == 1, let token = tokens.first, let name = definedName(token) {
      return alias(of: name)
    }
    var drafts: [Draft] = [(.all, [])]
    var result = ResolvedText(parts: [])
    for (word, token) in tokens.enumerated() {
      if token.kind.isVariable {
        append(
          definitionOf: token, word: word, isOperand: tokens.isOperand(word), to: &drafts, &result)
      } else {
        let bytes = token.kind == .string ? CopyrightByte.decoded(token.bytes) : token.bytes
        for index in drafts.indices { append(bytes, to: &drafts[index]) }
      }
      guard drafts.allSatisfy({ $0.bytes.count <= Definitions.maximumLength }) else {
        diagnostics.append(.valueTooLong(at: token.span, limit: Definitions.maximumLength))
        if exceedsBudget(drafts.reduce(0) { $0 + $1.bytes.count }) { reportTooLong(at: place) }
        return result
      }
    }
    result.parts = drafts.map { draft in
      let text = program.texts.intern(draft.bytes.indices, of: draft.bytes)
      return ResolvedText.Part(environments: draft.environments, text: text)
    }
    return result
  }

  /// A value that is one definition and nothing else.
  private mutating func alias(of name: VariableID) -> ResolvedText {
    table.uses[name] = true
    var result = ResolvedText(parts: table.variables[name])
    let missing = environments(ofDefinition: name).complement
    if !missing.isEmpty { result.undefined.append((0, missing)) }
    return result
  }

  /// Subtracts a value's length from the budget.
  ///
  /// Returns true once, when the budget is exceeded.
  private mutating func exceedsBudget(_ count: Int) -> Bool {
    guard room >= 0 else { return false }
    room -= count
    return room < 0
  }

  private mutating func reportTooLong(at place: Program.Place) {
    diagnostics.append(
      .valuesTooLong(at: program.valueSpan(place), limit: Definitions.maximumExpansion))
  }

  private func append(_ bytes: ArraySlice<UInt8>, to draft: inout Draft) {
    if !draft.bytes.isEmpty { draft.bytes.append(UInt8(ascii: " ")) }
    draft.bytes.append(contentsOf: bytes)
  }

  /// Splits the drafts by the texts of a definition.
  ///
  /// Next to an operator, a definition of several words is one operand and gets parentheses.
  private mutating func append(
    definitionOf token: SyntaxToken, word: Int, isOperand: Bool, to drafts: inout [Draft],
    _ result: inout ResolvedText
  ) {
    guard let name = definedName(token) else {
      result.undefined.append((word, .all))
      return drafts = []
    }
    table.uses[name] = true
    let missing = environments(ofDefinition: name).complement
    if !missing.isEmpty { result.undefined.append((word, missing)) }
    let parts = table.variables[name]
    var texts = parts.map { program.texts.slice($0.text) }
    for index in texts.indices where isOperand && texts[index].contains(UInt8(ascii: " ")) {
      texts[index] = ([UInt8]("( ".utf8) + texts[index] + [UInt8](" )".utf8))[...]
    }
    // A draft that lies within one part grows where it is: copying it for each word would be quadratic.
    var split: [Draft] = []
    for index in drafts.indices {
      let environments = drafts[index].environments
      if let whole = parts.firstIndex(where: { $0.covers(environments) }) {
        append(texts[whole], to: &drafts[index])
        split.append((environments, []))
        swap(&split[split.count - 1].bytes, &drafts[index].bytes)
        continue
      }
      for (part, text) in zip(parts, texts) {
        let common = environments.intersection(part.environments)
        guard !common.isEmpty else { continue }
        split.append((common, drafts[index].bytes))
        append(text, to: &split[split.count - 1])
      }
    }
    drafts = split
  }
}

// MARK: - Reports

extension DefinitionResolver {
  private mutating func reportUndefined(
    _ text: ResolvedText, in environments: EnvironmentSet, at place: Program.Place
  ) {
    guard !text.undefined.isEmpty else { return }
    let tokens = program.valueTokens(place)
    for (word, missing) in text.undefined {
      let gap = missing.intersection(environments)
      guard !gap.isEmpty else { continue }
      let token = tokens[tokens.startIndex + word]
      guard !isReported(token), !diagnostics.skips(.undefinedDefinition, .error) else { continue }
      diagnostics.append(undefined(token, in: gap == environments ? nil : gap))
    }
  }

  /// Whether a name is that of a definition without a value, which has already been reported.
  private func isReported(_ token: SyntaxToken) -> Bool {
    guard !program.reportedDefinitions.isEmpty, let name = program.variables.id(token.bytes)
    else { return false }
    return program.reportedDefinitions.contains(name)
  }

  /// The report of a name that is undefined in some environments, or in all in which its value applies.
  private mutating func undefined(_ token: SyntaxToken, in gap: EnvironmentSet?) -> Diagnostic {
    let name = token.excerpt
    // Of thousands of undefined names only the first are compared with others.
    let color =
      gap == nil && !suggester.isExhausted ? NamedColor.meant(by: String(name.dropFirst())) : nil
    return .undefinedDefinition(
      name, at: token.span, in: gap.map { EnvironmentPhrase.describe($0) },
      nearest: nearestDefinition(to: name), color: color)
  }

  /// The defined name nearest to an undefined one; looked for as long as there are few such names.
  private mutating func nearestDefinition(to name: String) -> String? {
    let program = program
    return suggester.next { Self.suggester(of: program) }?.nearest(to: name)
  }

  private static func suggester(of program: Program) -> NameSuggester {
    let names = Set(program.definitions.values.prefix(5_000).map(\.name))
    return NameSuggester(
      bytes: NameOrder.sorted(Array(names), in: program.variables).map {
        program.variables.slice($0)
      })
  }
}
