package import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Puts definitions into values.
///
/// Definitions are global and late-bound: of all definitions of a name whose conditions hold, the last one counts,
/// wherever it is used. So a name has a value for each part of the environments, worked out once. Chains are followed
/// with a stack of its own, so their length is not limited.
package struct DefinitionResolver {
  /// How long a value may become, in bytes.
  package static let maximumLength = 65_536
  /// How many bytes more than the files have all values in which definitions are used may come to; those of declarations
  /// are counted for each class path.
  package static let maximumExpansion = 64 << 20

  package var program: Program
  package private(set) var diagnostics = DiagnosticList()
  private let definitions: DefinitionIndex
  private var states: [State]
  private var resolved: [UInt32: [ResolvedText.Part]] = [:]
  /// Values with their definitions put in, and for each written text which of them it is, plus one.
  private var texts: [ResolvedText] = []
  private var textNumbers: [UInt32]
  private var reach: [UInt32: EnvironmentSet] = [:]
  /// How many more bytes values may come to; below 0 nothing more is put in.
  private var room: Int
  /// How many more times a near name is looked for: hostile input can be wrong everywhere.
  private var suggestionsLeft = 100
  private var suggester: NameSuggester?
  /// For each name that is being resolved its place in the stack.
  private var depths: [UInt32: Int] = [:]
  /// Names that some value uses.
  package private(set) var used: Set<UInt32> = []

  private enum State: UInt8 { case untouched, active, done }

  package init(_ program: Program) {
    self.program = program
    room = program.collectedTrees.reduce(Self.maximumExpansion) {
      $0 + program.trees[Int($1)].file.bytes.count
    }
    definitions = DefinitionIndex(program)
    states = Array(repeating: .untouched, count: program.names.count)
    textNumbers = Array(repeating: 0, count: program.names.count)
  }

  /// Resolves all definitions, the unused ones too, so that their mistakes are found.
  package mutating func resolveDefinitions() {
    for index in program.definitions.indices { resolveChain(program.definitions[index].name) }
    for definition in program.definitions where definition.value.hasReferences {
      reportUndefined(
        text(of: definition.value, at: definition.place), in: definition.environments,
        at: definition.place)
    }
  }

  /// Resolves the values of all declarations, in source order, those that lose too.
  package mutating func resolveDeclarations() {
    var last: Program.Place?
    for declaration in program.declarations where declaration.value.hasReferences {
      check(declaration, isFirst: declaration.place != last)
      last = declaration.place
    }
  }

  /// Reports what is undefined where a declaration holds, and counts how long its value becomes.
  ///
  /// A rule of several selectors declares the same thing several times; only the first time is `isFirst`.
  private mutating func check(_ declaration: Program.Declaration, isFirst: Bool) {
    let text = text(of: declaration.value, at: declaration.place)
    if isFirst, !text.undefined.isEmpty {
      reportUndefined(text, in: declaration.environments, at: declaration.place)
    }
    spend(text, at: declaration.place)
  }

  /// The text of a declaration's value in each environment in which it holds.
  package mutating func resolve(_ declaration: Program.Declaration) -> [ResolvedText.Part] {
    guard declaration.value.hasReferences else {
      return [.init(environments: declaration.environments, text: declaration.value.text)]
    }
    return text(of: declaration.value, at: declaration.place).parts
      .compactMap { $0.restricted(to: declaration.environments) }
  }

  /// The text of a declaration's value where some definition is used in it, once it has been checked.
  ///
  /// Nothing once all values together have grown beyond all bounds.
  package func parts(of declaration: Program.Declaration) -> [ResolvedText.Part] {
    room < 0 ? [] : knownParts(of: declaration.value.text)
  }

  /// The text of a definition's own value where the definition holds; reports nothing.
  package func parts(of definition: Program.Definition) -> [ResolvedText.Part] {
    guard definition.value.hasReferences else {
      return [.init(environments: definition.environments, text: definition.value.text)]
    }
    return knownParts(of: definition.value.text).compactMap {
      $0.restricted(to: definition.environments)
    }
  }

  private func knownParts(of text: UInt32) -> [ResolvedText.Part] {
    let number = Int(textNumbers[Int(text)])
    return number == 0 ? [] : texts[number - 1].parts
  }

  /// What a definition's name stands for in each environment; nothing where it is undefined.
  package func parts(of name: UInt32) -> [ResolvedText.Part] { resolved[name] ?? [] }
}

// MARK: - Names

extension DefinitionResolver {
  /// A name whose definitions are being resolved, with the names that they use.
  private struct Frame {
    var name: UInt32
    var dependencies: [(name: UInt32, place: Program.Place, word: Int)]
    var next = 0
  }

  /// Resolves a name after all names that it uses, depth first.
  private mutating func resolveChain(_ name: UInt32) {
    guard states[Int(name)] == .untouched else { return }
    depths[name] = 0
    var stack = [enter(name)]
    while var frame = stack.popLast() {
      guard frame.next < frame.dependencies.count else {
        resolved[frame.name] = combineDefinitions(of: frame.name)
        states[Int(frame.name)] = .done
        depths[frame.name] = nil
        continue
      }
      let dependency = frame.dependencies[frame.next]
      frame.next += 1
      stack.append(frame)
      switch states[Int(dependency.name)] {
      case .untouched:
        depths[dependency.name] = stack.count
        stack.append(enter(dependency.name))
      case .active: reportCycle(stack, closing: dependency)
      case .done: break
      }
    }
  }

  private mutating func enter(_ name: UInt32) -> Frame {
    states[Int(name)] = .active
    var dependencies: [(name: UInt32, place: Program.Place, word: Int)] = []
    definitions.forEach(of: name) { definition in
      guard definition.value.hasReferences else { return }
      for (word, name) in references(in: definition.place) {
        dependencies.append((name, definition.place, word))
      }
    }
    return Frame(name: name, dependencies: dependencies)
  }

  /// The defined names that a value uses, each with the number of its word.
  private func references(in place: Program.Place) -> [(word: Int, name: UInt32)] {
    let tree = program.trees[Int(place.tree)]
    return program.valueTokens(place).enumerated().compactMap { word, token in
      guard tree.tokens.kinds[token.token].isVariable,
        let name = definedName(tree, token.token)
      else { return nil }
      return (word, name)
    }
  }

  private func definedName(_ tree: SyntaxTree, _ token: Int) -> UInt32? {
    guard let name = program.names.id(tree.file.bytes[tree.tokens.range(token)]),
      definitions.contains(name)
    else { return nil }
    return name
  }

  private mutating func combineDefinitions(of name: UInt32) -> [ResolvedText.Part] {
    var candidates: [Program.Definition] = []
    definitions.forEach(of: name) { candidates.append($0) }
    var rest = EnvironmentSet.all
    var parts: [ResolvedText.Part] = []
    for definition in candidates {
      let reach = definition.environments.intersection(rest)
      rest = rest.subtracting(definition.environments)
      guard !reach.isEmpty else { continue }
      guard definition.value.hasReferences else {
        parts.append(
          .init(environments: reach, text: definition.value.text, source: definition.place))
        continue
      }
      let text = text(of: definition.value, at: definition.place)
      spend(text, at: definition.place)
      parts += text.parts.compactMap { part in
        var part = part.restricted(to: reach)
        if part?.source == nil { part?.source = definition.place }
        return part
      }
    }
    return parts
  }

  /// The environments in which some definition of a name holds, whether or not it could be resolved.
  private mutating func environments(ofDefinition name: UInt32) -> EnvironmentSet {
    if let known = reach[name] { return known }
    var result = EnvironmentSet()
    definitions.forEach(of: name) { result = result.union($0.environments) }
    reach[name] = result
    return result
  }
}

// MARK: - Texts

extension DefinitionResolver {
  /// A value with its definitions put in, worked out once for each distinct text.
  private mutating func text(of value: Program.Value, at place: Program.Place) -> ResolvedText {
    let known = Int(textNumbers[Int(value.text)])
    if known > 0 { return texts[known - 1] }
    let result = expand(place)
    texts.append(result)
    textNumbers[Int(value.text)] = UInt32(truncatingIfNeeded: texts.count)
    return result
  }

  /// Texts that are being put together, one for each part of the environments.
  private typealias Draft = (environments: EnvironmentSet, bytes: [UInt8])

  private mutating func expand(_ place: Program.Place) -> ResolvedText {
    guard room >= 0 else { return ResolvedText(parts: []) }
    let tree = program.trees[Int(place.tree)]
    let tokens = program.valueTokens(place)
    if tokens.count == 1, let token = tokens.first, let name = definedName(tree, token.token) {
      return alias(of: name)
    }
    var drafts: [Draft] = [(.all, [])]
    var result = ResolvedText(parts: [])
    for (word, token) in tokens.enumerated() {
      let isReference = tree.tokens.kinds[token.token].isVariable
      if isReference {
        append(
          definitionOf: token.token, in: tree, word: word,
          isOperand: tree.isOperand(word, of: tokens.lazy.map(\.token)), to: &drafts, &result)
      } else {
        let range = tree.tokens.range(token.token)
        for index in drafts.indices { append(tree.file.bytes[range], to: &drafts[index]) }
      }
      guard drafts.allSatisfy({ $0.bytes.count <= Self.maximumLength }) else {
        diagnostics.append(.valueTooLong(at: token.span, limit: Self.maximumLength))
        spend(drafts.reduce(0) { $0 + $1.bytes.count }, at: place)
        return result
      }
    }
    result.parts = drafts.map { draft in
      let text = program.names.intern(draft.bytes[...])
      return ResolvedText.Part(environments: draft.environments, text: text)
    }
    return result
  }

  /// A value that is one definition and nothing else.
  private mutating func alias(of name: UInt32) -> ResolvedText {
    used.insert(name)
    var result = ResolvedText(parts: parts(of: name))
    let missing = environments(ofDefinition: name).complement
    if !missing.isEmpty { result.undefined.append((0, missing)) }
    return result
  }

  /// Takes the length of a value from the room that is left; said once where there is not so much.
  private mutating func spend(_ text: ResolvedText, at place: Program.Place) {
    spend(text.parts.reduce(0) { $0 + program.names.slice($1.text).count }, at: place)
  }

  private mutating func spend(_ count: Int, at place: Program.Place) {
    guard room >= 0 else { return }
    room -= count
    guard room < 0 else { return }
    diagnostics.append(.valuesTooLong(at: program.valueSpan(place), limit: Self.maximumExpansion))
  }

  private func append(_ bytes: ArraySlice<UInt8>, to draft: inout Draft) {
    if !draft.bytes.isEmpty { draft.bytes.append(UInt8(ascii: " ")) }
    draft.bytes.append(contentsOf: bytes)
  }

  /// Splits the drafts by what a definition stands for.
  ///
  /// Next to an operator a definition of several words counts as one operand: parentheses are put around it.
  private mutating func append(
    definitionOf token: Int, in tree: SyntaxTree, word: Int, isOperand: Bool,
    to drafts: inout [Draft], _ result: inout ResolvedText
  ) {
    guard let name = definedName(tree, token) else {
      result.undefined.append((word, .all))
      return drafts = []
    }
    used.insert(name)
    let missing = environments(ofDefinition: name).complement
    if !missing.isEmpty { result.undefined.append((word, missing)) }
    let parts = resolved[name] ?? []
    var texts = parts.map { program.names.slice($0.text) }
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
    let tree = program.trees[Int(place.tree)]
    for (word, missing) in text.undefined {
      let gap = missing.intersection(environments)
      guard !gap.isEmpty else { continue }
      let token = tokens[word]
      // A definition without a value has been reported where it stands.
      if let name = program.names.id(tree.file.bytes[tree.tokens.range(token.token)]),
        program.emptyDefinitions.contains(name)
      {
        continue
      }
      let name = tree.text(ofToken: token.token)
      diagnostics.append(
        .undefinedDefinition(
          name, at: token.span, in: gap == environments ? nil : EnvironmentPhrase.describe(gap),
          nearest: nearestDefinition(to: name)))
    }
  }

  /// The defined name nearest to an undefined one; looked for as long as there are few such names.
  private mutating func nearestDefinition(to name: String) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    let suggester = self.suggester ?? definitionSuggester()
    self.suggester = suggester
    return suggester.nearest(to: name)
  }

  private func definitionSuggester() -> NameSuggester {
    let names = Set(program.definitions.prefix(5_000).map(\.name))
    return NameSuggester(names.map { program.names[$0] }.sorted())
  }

  private mutating func reportCycle(
    _ chain: [Frame], closing: (name: UInt32, place: Program.Place, word: Int)
  ) {
    let start = depths[closing.name] ?? 0
    // The circle comes back to its first name; of a long one only the ends are shown.
    let first = chain[start...].prefix(4).map(\.name)
    let last = chain[(start + first.count)...].suffix(first.count < 4 ? 0 : 2).map(\.name)
    let span = program.valueTokens(closing.place)[closing.word].span
    diagnostics.append(
      .definitionCycle(
        first: first.map { program.names[$0] },
        last: (last + [closing.name]).map { program.names[$0] },
        isCut: chain.count - start > 6, at: span))
  }
}
