import ThemeBase
import ThemeSyntax
import ThemeTable

/// The order of names: each after the names that it uses.
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
  mutating func resolveChain(_ name: VariableID) {
    guard numbers[name] == Self.untouched else { return }
    var stack = [enter(name)]
    while var frame = stack.popLast() {
      guard frame.next < frame.references.count else {
        leave(frame)
        if let last = stack.indices.last { stack[last].low = min(stack[last].low, frame.low) }
        continue
      }
      let reference = frame.references[frame.next]
      frame.next += 1
      let number = numbers[reference.name]
      if number != Self.untouched { frame.low = min(frame.low, number) }
      if reference.name == frame.name { frame.usesItself = true }
      stack.append(frame)
      if number == Self.untouched { stack.append(enter(reference.name)) }
    }
  }

  private mutating func enter(_ name: VariableID) -> Frame {
    lastNumber += 1
    numbers[name] = lastNumber
    open.append(name)
    var frame = Frame(name: name, references: [], low: lastNumber)
    for definition in definitions.all(of: name) where definition.value.hasReferences {
      frame.references += references(in: definition.place)
    }
    return frame
  }

  /// Resolves the component that a name completes, if it does.
  private mutating func leave(_ frame: Frame) {
    guard frame.low == numbers[frame.name], let start = open.lastIndex(of: frame.name) else { return }
    if open.count - start > 1 || frame.usesItself {
      resolveComponent(Array(open[start...]))
    } else {
      table.variables[frame.name] = combineDefinitions(of: frame.name)
    }
    for name in open[start...] { numbers[name] = Self.done }
    open.removeLast(open.count - start)
  }

  /// The defined names that a value uses.
  func references(in place: Program.Place) -> [Reference] {
    program.valueTokens(place).enumerated().compactMap { word, token in
      guard token.kind.isVariable, let name = definedName(token) else { return nil }
      return Reference(name: name, place: place, word: word)
    }
  }

  func definedName(_ token: SyntaxToken) -> VariableID? {
    guard let name = program.variables.id(token.bytes), definitions.contains(name) else { return nil }
    return name
  }

  private mutating func combineDefinitions(of name: VariableID) -> [ResolvedText.Part] {
    var parts: [ResolvedText.Part] = []
    for (definition, reach) in definitions.applying(of: name, in: .all) {
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
  mutating func parts(_ text: ResolvedText, of definition: Program.Definition, in environments: EnvironmentSet)
    -> [ResolvedText.Part]
  {
    if exceedsBudget(text.length) { reportTooLong(at: definition.place) }
    return text.parts.compactMap { part in
      var part = part.restricted(to: environments)
      if part?.source == nil { part?.source = definition.place }
      return part
    }
  }
}
