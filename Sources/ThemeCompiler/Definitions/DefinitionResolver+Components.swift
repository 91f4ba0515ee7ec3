import ThemeBase
import ThemeSyntax
import ThemeTable

extension DefinitionResolver {
  /// Names that use each other, in one part of the environments.
  private struct Section {
    let names: Set<VariableID>
    let environments: EnvironmentSet
    var entered: Set<VariableID> = []
  }

  /// A name whose definition for a section is being resolved.
  private struct Step {
    var definition: Program.Definition
    var references: [Reference]
    var next = 0
  }

  /// Resolves names that use each other, for each part of the environments in which every name has one definition.
  ///
  /// A cycle in one part leaves the others alone. Linear in the definitions of the names, for each part.
  mutating func resolveComponent(_ names: [VariableID]) {
    var joined: [VariableID: [ResolvedText.Part]] = [:]
    var reported: Set<Reference> = []
    let members = Set(names)
    for environments in sections(of: names) {
      for name in names { table.variables[name] = [] }
      var section = Section(names: members, environments: environments)
      for name in names { resolve(name, in: &section, &reported) }
      for name in names { joined[name, default: []].add(table.variables[name]) }
    }
    for name in names { table.variables[name] = joined[name] ?? [] }
  }

  /// Disjoint sets of environments in each of which one definition of every name applies, or none.
  private func sections(of names: [VariableID]) -> [EnvironmentSet] {
    var seen: Set<EnvironmentSet> = []
    var sections = [EnvironmentSet.all]
    for definition in names.lazy.flatMap({ definitions.all(of: $0) })
    where seen.insert(definition.environments).inserted {
      sections = sections.flatMap {
        [$0.intersection(definition.environments), $0.subtracting(definition.environments)]
      }.filter { !$0.isEmpty }
    }
    return sections
  }

  /// Resolves a name after the names that its definition uses.
  ///
  /// A name that is still being resolved has no value, so the names of a cycle get none.
  private mutating func resolve(_ name: VariableID, in section: inout Section, _ reported: inout Set<Reference>) {
    var places: [VariableID: Int] = [:]
    var stack: [Step] = []
    enter(name, &section, &stack, &places)
    while var step = stack.popLast() {
      guard step.next < step.references.count else {
        table.variables[step.definition.name] = parts(of: step.definition, in: section.environments)
        places[step.definition.name] = nil
        continue
      }
      let reference = step.references[step.next]
      step.next += 1
      stack.append(step)
      if let start = places[reference.name], reported.insert(reference).inserted {
        reportCycle(stack[start...], closing: reference)
      }
      enter(reference.name, &section, &stack, &places)
    }
  }

  /// Puts the definition of a name on the stack, the first time.
  private func enter(
    _ name: VariableID, _ section: inout Section, _ stack: inout [Step], _ places: inout [VariableID: Int]
  ) {
    guard section.entered.insert(name).inserted, let environment = section.environments.first,
      let definition = definitions.last(of: name, in: environment)
    else { return }
    places[name] = stack.count
    let references = definition.value.hasReferences ? references(in: definition.place) : []
    stack.append(Step(definition: definition, references: references.filter { section.names.contains($0.name) }))
  }

  /// The texts of a definition in one section.
  ///
  /// They are not cached by the value's text, which the sections share.
  private mutating func parts(of definition: Program.Definition, in environments: EnvironmentSet) -> [ResolvedText.Part]
  {
    guard definition.value.hasReferences else { return [.init(definition, in: environments)] }
    return parts(expand(definition.place), of: definition, in: environments)
  }

  private mutating func reportCycle(_ cycle: ArraySlice<Step>, closing: Reference) {
    let names = cycle.lazy.map { $0.definition.name }
    // The cycle comes back to its first name; of a long one only the ends are shown.
    let first = Array(names.prefix(4))
    let last = names.dropFirst(first.count).suffix(first.count < 4 ? 0 : 2) + [closing.name]
    let gap = names.count > 6 ? ["…"] : []
    let chain = first.map { program.variables[$0] } + gap + last.map { program.variables[$0] }
    let isForeign = program.isBuiltIn(closing.place.file)
    let blamed = (isForeign ? ownReference(in: cycle) : nil) ?? closing
    diagnostics.append(
      Diagnostic(
        .definitionCycle, "'\(chain[0])' is defined by itself", at: span(of: blamed),
        notes: chain.count > 2 ? ["by way of " + chain.joined(separator: " → ")] : []))
  }

  /// The first reference of a cycle that the user wrote.
  ///
  /// The cycle is the user's mistake, even if a built-in theme closes it.
  private func ownReference(in cycle: ArraySlice<Step>) -> Reference? {
    cycle.lazy.map { $0.references[$0.next - 1] }.first { !program.isBuiltIn($0.place.file) }
  }

  private func span(of reference: Reference) -> Span {
    let words = program.valueTokens(reference.place)
    return words[words.startIndex + reference.word].span
  }
}

extension ResolvedText.Part {
  /// The text of a definition that uses no others.
  init(_ definition: Program.Definition, in environments: EnvironmentSet) {
    self.init(environments: environments, text: definition.value.text, source: definition.place)
  }
}

extension [ResolvedText.Part] {
  /// Adds parts that hold elsewhere; equal texts become one part.
  fileprivate mutating func add(_ parts: [ResolvedText.Part]) {
    for part in parts {
      if let same = firstIndex(where: { $0.text == part.text && $0.source == part.source }) {
        self[same].environments = self[same].environments.union(part.environments)
      } else {
        append(part)
      }
    }
  }
}
